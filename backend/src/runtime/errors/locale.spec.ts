import { describe, expect, it } from '@jest/globals';
import { readersLocale } from './locale.js';

describe('the language of the reader', () => {
  it.each([
    [{}, 'pt-BR'],
    [{ 'accept-language': 'en-GB,en;q=0.9,pt;q=0.5' }, 'en-US'],
    [{ 'accept-language': 'fr, es;q=0.2, pt-PT;q=0.7' }, 'pt-BR'],
    [{ 'accept-language': 'fr-FR' }, 'pt-BR'],
    [{ 'accept-language': 'en;q=0, es;q=0.1' }, 'es-ES'],
    // A space may follow the semicolon (RFC 9110, section 12.4.2).
    [{ 'accept-language': 'en; q=0.1, es; q=0.9' }, 'es-ES'],
    [{ 'accept-language': ';;;q=q,,' }, 'pt-BR'],
    [{ cookie: 'lang=es-ES; other=1', 'accept-language': 'en' }, 'es-ES'],
    [{ cookie: 'lang=es-ES; __Host-lang=en-US' }, 'en-US'],
    [{ cookie: 'slang=es-ES', 'accept-language': 'en' }, 'en-US'],
    [{ cookie: 'lang=klingon', 'accept-language': 'en' }, 'en-US'],
  ])('the language of the reader of %j is %s', (headers, locale) => {
    expect(readersLocale(headers)).toBe(locale);
  });
});
