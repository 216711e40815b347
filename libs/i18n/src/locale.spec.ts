import { describe, expect, it } from '@jest/globals';
import { LOCALES, acceptLanguageIn, chooseLocale, isLocale } from './locale.js';

describe('the language of a page', () => {
  it('the language of a page is one of three (P9.11, P9.12, P9.13, C9.38, C9.39, C9.40)', () => {
    expect(LOCALES).toEqual(['pt-BR', 'en-US', 'es-ES']);
    expect(['es-ES', 'pt', 'fr-FR', null].map(isLocale)).toEqual([true, false, false, false]);
  });

  it('the language of a page is the reader’s choice before the browser’s, and the browser’s before the platform’s', () => {
    const all = { cookie: 'es-ES', platform: 'pt-BR', acceptLanguage: 'en-US' };
    expect(chooseLocale(all)).toBe('es-ES');
    expect(chooseLocale({ ...all, cookie: undefined })).toBe('en-US');
    expect(chooseLocale({ ...all, cookie: 'xx' })).toBe('en-US');
    expect(chooseLocale({ platform: 'es-ES', acceptLanguage: 'fr-FR' })).toBe('es-ES');
    expect(chooseLocale({ platform: 'es-ES' })).toBe('es-ES');
    expect(chooseLocale({})).toBe('pt-BR');
  });

  it.each([
    ['en', 'en-US'],
    ['en-GB,en;q=0.9', 'en-US'],
    ['pt-PT', 'pt-BR'],
    ['ES-mx', 'es-ES'],
    ['fr-FR,es;q=0.4,en;q=0.8', 'en-US'],
    ['en;q=0, es', 'es-ES'],
    ['en;q=0', 'pt-BR'],
    ['fr, *;q=0.1', 'pt-BR'],
    ['e', 'pt-BR'],
    [';;;,,q=', 'pt-BR'],
    ['', 'pt-BR'],
  ])('the browser’s header %j selects %s', (acceptLanguage, locale) => {
    expect(chooseLocale({ acceptLanguage })).toBe(locale);
  });
});

it.each([
  ['fr-FR,es;q=0.4,en-GB;q=0.8', 'es;q=0.4,en-GB;q=0.8'],
  ['pt-BR,en;q=0.5', 'en;q=0.5'],
  ['pt', ''],
  ['*,-,;q=1', ''],
])('of %j, what asks for an offered language is %j', (header, kept) => {
  expect(acceptLanguageIn(header, ['en-US', 'es-ES'])).toBe(kept);
});
