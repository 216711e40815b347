import { describe, expect, it } from '@jest/globals';
import { isSafeImageUrl, isSafeProviderUrl, isSafeRedirect } from './safe-urls.js';

describe('addresses a seller gives', () => {
  it('addresses a seller gives are shown and followed over https', () => {
    for (const url of ['https://loja.example.com/obrigado?a=1#b', 'HTTPS://loja.example.com']) {
      expect([isSafeImageUrl(url), isSafeRedirect(url)]).toEqual([true, true]);
    }
  });

  it('addresses a seller gives may be a path of our own site for images only', () => {
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
  ])('%j is neither shown nor followed (C3.21)', (url) => {
    expect([isSafeImageUrl(url), isSafeRedirect(url)]).toEqual([false, false]);
  });
});

describe('addresses a payment provider gives', () => {
  const safe = (url: string) => [true, false].map((isDemo) => isSafeProviderUrl(url, { isDemo }));

  it('addresses a payment provider gives are followed over https, and over http to this machine in the demonstration only', () => {
    expect(safe('https://banco.example/boleto.pdf')).toEqual([true, true]);
    for (const url of ['http://127.0.0.1:3002/b.pdf', 'http://localhost:3002/b.pdf', 'http://[::1]/b.pdf'])
      expect([url, safe(url)]).toEqual([url, [true, false]]);
  });

  it.each([
    'http://127.0.0.1:x@evil.example/b.pdf',
    'http://localhost:3002@evil.example/b.pdf',
    'http://user@127.0.0.1/b.pdf',
    'https://127.0.0.1:x@evil.example/b.pdf',
    'http://127.0.0.1.evil.example/b.pdf',
    'http://localhost.evil.example/b.pdf',
    'http://banco.example/b.pdf',
    'http://127.0.0.1\\@evil.example/',
    'javascript:alert(1)',
    'data:text/html,x',
    '//banco.example/b.pdf',
    '',
  ])('%j is not followed', (url) => {
    expect(safe(url)).toEqual([false, false]);
  });
});
