import { describe, expect, it } from '@jest/globals';
import { singleLine } from './single-line.js';

describe('a text of one line', () => {
  it.each([
    ['line breaks', 'Ana\r\nBcc: x Souza', 'Ana Bcc: x Souza'],
    ['tabs and other blanks', '\tAna \u00a0\u2003Souza\u3000', 'Ana Souza'],
    ['line and paragraph separators', 'Ana\u2028Souza\u2029Lima\u0085Cruz', 'Ana Souza Lima Cruz'],
    ['direction marks', '\u202eazuoS\u202c \u2066Ana\u2069\u200f', 'azuoS Ana'],
    ['zero-width characters', 'A\u200bn\u200da\ufeff S\u00adouza', 'Ana Souza'],
    ['tags and fillers', 'Ana\u{e0041} \u3164Souza', 'Ana Souza'],
    ['blanks around what is not seen', 'Ana \u200b Souza', 'Ana Souza'],
  ])('a text of one line has none of %s', (_what, text, clean) => {
    expect(singleLine(text)).toBe(clean);
  });

  it('a text of one line is composed', () => {
    expect(singleLine('Joa\u0303o')).toBe('João');
    expect(singleLine('José da Conceição')).toBe('José da Conceição');
  });

  it('keeps all readable characters, other scripts and symbols too', () => {
    for (const text of ['李小龍', 'محمد', "D'Ávila-Sá Jr.", '=1+1', 'Rua 7 nº 3 / bl. B', '😀'])
      expect(singleLine(text)).toBe(text);
  });
});
