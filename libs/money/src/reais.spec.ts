import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { cents } from './cents.js';
import { fromReais, toReaisString } from './reais.js';

describe('reais', () => {
  it.each([
    [1, '0.01'],
    [29, '0.29'],
    [100, '1.00'],
    [1050, '10.50'],
    [11000, '110.00'],
    [-5, '-0.05'],
    [0, '0.00'],
  ])('writes %d cents as %s (P9.2)', (amount, text) => {
    expect(toReaisString(cents(amount))).toBe(text);
  });

  it.each([
    ['0.01', 1],
    [0.01, 1],
    ['0.29', 29],
    [0.29, 29],
    [1.15, 115],
    [19.9, 1990],
    ['1.00', 100],
    ['110.00', 11000],
    ['110', 11000],
    [110, 11000],
    ['37.5', 3750],
    ['1.2300', 123],
    ['-0.05', -5],
    ['-0.00', 0],
    ['0001.00', 100],
  ])('reads %j as %d cents (P9.3)', (value, expected) => {
    expect(fromReais(value)).toBe(expected);
  });

  it.each([
    '1.005',
    0.1 + 0.2,
    '',
    ' ',
    '1,00',
    '1.',
    '.5',
    '+1',
    '1e3',
    1e21,
    1e-7,
    '1.00 ',
    'R$ 1.00',
    '1.000.00',
    'abc',
    '--1',
    Number.NaN,
    Number.POSITIVE_INFINITY,
    '99999999999999999',
    '9007199254740991.00',
  ])('refuses %j instead of guessing (P9.3)', (value) => {
    expect(() => fromReais(value)).toThrow(RangeError);
  });

  it('reads back every amount it writes, as text and as a JSON number (P9.3)', () => {
    fc.assert(
      fc.property(fc.maxSafeInteger(), (amount) => {
        expect(fromReais(toReaisString(cents(amount)))).toBe(amount);
      }),
    );
    fc.assert(
      fc.property(fc.integer({ min: -1e13, max: 1e13 }), (amount) => {
        expect(fromReais(JSON.parse(toReaisString(cents(amount))) as number)).toBe(amount);
      }),
    );
  });
});
