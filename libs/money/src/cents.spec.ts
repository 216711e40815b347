import { describe, expect, it } from '@jest/globals';
import { ZERO_CENTS, addCents, cents, isCents } from './cents.js';

describe('cents', () => {
  it('accepts whole cents and refuses fractions, text and unsafe integers (P9.1)', () => {
    expect(cents(-1050)).toBe(-1050);
    for (const wrong of [0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53]) {
      expect(() => cents(wrong)).toThrow(RangeError);
    }
    expect(isCents('100')).toBe(false);
    expect(isCents(100)).toBe(true);
  });

  it('adds, and refuses a sum beyond safe integers instead of rounding it', () => {
    expect(addCents(cents(19700), cents(4700))).toBe(24400);
    expect(addCents()).toBe(ZERO_CENTS);
    expect(() => addCents(cents(Number.MAX_SAFE_INTEGER), cents(1))).toThrow(RangeError);
  });
});
