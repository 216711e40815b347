import { describe, expect, it } from '@jest/globals';
import { isSafeImageUrl, isSafeRedirect } from './safe-urls.js';

describe('addresses a seller gives', () => {
  it('are shown and followed over https', () => {
    for (const url of ['https://loja.example.com/obrigado?a=1#b', 'HTTPS://loja.example.com']) {
      expect([isSafeImageUrl(url), isSafeRedirect(url)]).toEqual([true, true]);
    }
  });

  it('may be a path of our own site for images only', () => {
    expect([isSafeImageUrl('/images/curso.webp'), isSafeRedirect('/images/curso.webp')]).toEqual([
      true,
      false,
    ]);
  });

  it.each([
    'http://loja.example.com',
    'javascript:alert(1)',
    'java\tscript:alert(1)',
    ' https://loja.example.com',
    'data:image/svg+xml,<svg/>',
    '//evil.example.com/x.png',
    '/\\evil.example.com',
    '/\t/evil.example.com',
    'remove',
    '',
    'https://',
    'https:loja.example.com',
    'https://banco.example@evil.example',
    'https://loja.example.com/"onload=',
    "https://loja.example.com/');",
    'https://loja.example.com/<x>',
    'https://loja.example.com\\@evil.example',
    'https://loja.example.com/\u0000',
    'https://loja.example.com/a b',
    'ftp://loja.example.com',
    'images/x.png',
  ])('C3.21 %j is neither shown nor followed', (url) => {
    expect([isSafeImageUrl(url), isSafeRedirect(url)]).toEqual([false, false]);
  });
});
