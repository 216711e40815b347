import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { cents } from './cents.js';
import { percentOf } from './percent.js';

describe('percentOf', () => {
  it.each([
    ['platform fee of 9.9 %', 24400, 990, 2416],
    ['affiliate of 40 %', 21884, 4000, 8754],
    ['co-producer of 30 %', 13130, 3000, 3939],
    ['gateway cost of 3.99 %', 24400, 399, 974],
    ['manager of 10 %', 1503, 1000, 150],
    ['co-producer of 30 % of a PIX sale', 9451, 3000, 2835],
    ['gateway cost of 1.19 %', 9700, 119, 115],
    ['anticipation fee of 5.49 %', 5514, 549, 303],
    ['reserve of 20 %', 8754, 2000, 1751],
  ])('the worked sale: %s of %d', (_name, amount, basisPoints, expected) => {
    expect(percentOf(cents(amount), basisPoints)).toBe(expected);
  });

  it('rounds half a cent up and anything less down', () => {
    expect(percentOf(cents(50), 100)).toBe(1);
    expect(percentOf(cents(49), 100)).toBe(0);
    expect(percentOf(cents(1050), 10)).toBe(1);
    expect(percentOf(cents(150), 100)).toBe(2);
    expect(percentOf(cents(-50), 100)).toBe(-1);
  });

  it('percentOf is exact where amount times basis points leaves the safe integers', () => {
    expect(percentOf(cents(Number.MAX_SAFE_INTEGER), 9999)).toBe(9006298534815517);
  });

  it.each([-1, 0.5, Number.NaN])('refuses %d basis points', (basisPoints) => {
    expect(() => percentOf(cents(100), basisPoints)).toThrow(RangeError);
  });

  it('percentOf is never further than half a cent from the exact share, and mirrors negative amounts', () => {
    fc.assert(
      fc.property(fc.maxSafeNat(), fc.nat(10_000), (amount, basisPoints) => {
        const share = percentOf(cents(amount), basisPoints);
        const twice = 2n * (BigInt(share) * 10_000n - BigInt(amount) * BigInt(basisPoints));
        expect(twice > -10_000n && twice <= 10_000n).toBe(true);
        expect(percentOf(cents(0 - amount), basisPoints) + share).toBe(0);
      }),
    );
  });
});
