import { expect, it } from '@jest/globals';
import { readCentsRange, typedCents, writeCentsRange } from './cents-range.js';

it.each([
  ['1000-5000', { least: 1000, most: 5000 }],
  ['1000-', { least: 1000, most: null }],
  ['-5000', { least: null, most: 5000 }],
  ['700-700', { least: 700, most: 700 }],
])('reads the range %s, and writes it alike', (text, range) => {
  expect(readCentsRange(text)).toEqual(range);
  expect(writeCentsRange(range)).toBe(text);
});

it.each(['', '-', '10', '5000-1000', '10.5-20', 'a-b', '--5'])('reads no range in "%s"', (text) => {
  expect(readCentsRange(text)).toBeUndefined();
});

it.each([
  ['10', 1000],
  ['10,5', 1050],
  ['1.234,56', 123_456],
  ['1234.56', 123_456],
  ['R$ 97,00', 9700],
  ['1.234', 123_400],
  ['0,01', 1],
  ['', undefined],
  ['-1', undefined],
  ['1,234', undefined],
  ['dez', undefined],
])('reads the typed amount "%s" as %p cents', (text, cents) => {
  expect(typedCents(text)).toBe(cents);
});
