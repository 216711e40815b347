import { describe, expect, it } from '@jest/globals';
import { suggestEmail } from './email-suggestion.js';

describe('suggestEmail', () => {
  it.each([
    ['ana@gmail.con', 'ana@gmail.com'],
    ['ana@gmial.com', 'ana@gmail.com'],
    ['ana@gmai.com', 'ana@gmail.com'],
    ['ana@gmaill.com', 'ana@gmail.com'],
    ['ana@gmail.co', 'ana@gmail.com'],
    ['ana@gmailcom', 'ana@gmail.com'],
    ['Ana.Lima@HOTMIAL.com', 'Ana.Lima@hotmail.com'],
    ['ana@hotmail.com.be', 'ana@hotmail.com.br'],
    ['ana@outlok.com', 'ana@outlook.com'],
    ['ana@yaho.com.br', 'ana@yahoo.com.br'],
    ['ana@uol.com.bt', 'ana@uol.com.br'],
    [' ana@iclod.com ', 'ana@icloud.com'],
  ])('%p: did you mean %p', (typed, meant) => {
    expect(suggestEmail(typed)).toBe(meant);
  });

  it.each([
    ...[
      'ana@gmail.com',
      'ana@GMAIL.com',
      'ana@hotmail.com.br',
      'ana@me.com',
      'ana@ne.com',
      'ana@empresa.com.br',
    ],
    ...['ana', 'ana@', '@gmail.con', '', 'ana@mail.com', 'a b@gmail.con'],
    // Both uol.com.br and bol.com.br are one edit away.
    'ana@ol.com.br',
  ])('%p is left alone', (typed) => {
    expect(suggestEmail(typed)).toBeUndefined();
  });
});
