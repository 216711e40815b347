import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { allocate } from './allocate.js';
import { cents } from './cents.js';

const totals = fc.maxSafeInteger().map(cents);
const weightLists = fc
  .array(fc.oneof(fc.nat(10_000), fc.maxSafeNat()), { minLength: 1, maxLength: 20 })
  .filter((weights) => weights.some((weight) => weight > 0));

describe('allocate', () => {
  it('gives the remainder to the largest fractions, ties to the earliest', () => {
    expect(allocate(cents(100), [1, 1, 1])).toEqual([34, 33, 33]);
    expect(allocate(cents(5), [1, 1, 1])).toEqual([2, 2, 1]);
    expect(allocate(cents(10), [1, 2, 4])).toEqual([1, 3, 6]);
  });

  it('divides the fee of the worked sale between product and bump', () => {
    expect(allocate(cents(2416), [19700, 4700])).toEqual([1951, 465]);
    expect(allocate(cents(974), [19700, 4700])).toEqual([786, 188]);
  });

  it('gives nothing to a weight of zero', () => {
    expect(allocate(cents(1), [0, 3, 0])).toEqual([0, 1, 0]);
  });

  it('writes a plain zero, never minus zero', () => {
    expect(allocate(cents(-1), [1, 1]).map((part) => Object.is(part, -0))).toEqual([false, false]);
  });

  it.each([[[]], [[0, 0]], [[-1, 2]], [[0.5, 0.5]], [[Number.NaN]]])('refuses the weights %j', (weights) => {
    expect(() => allocate(cents(100), weights)).toThrow(RangeError);
  });

  it('always adds up to the total', () => {
    fc.assert(
      fc.property(totals, weightLists, (total, weights) => {
        const sum = allocate(total, weights).reduce((acc, part) => acc + BigInt(part), 0n);
        expect(sum).toBe(BigInt(total));
      }),
    );
  });

  it('never differs by a whole cent from the exact share', () => {
    fc.assert(
      fc.property(totals, weightLists, (total, weights) => {
        const whole = weights.reduce((acc, weight) => acc + BigInt(weight), 0n);
        allocate(total, weights).forEach((part, index) => {
          const distance = BigInt(part) * whole - BigInt(total) * BigInt(weights[index] ?? 0);
          expect(distance < whole && distance > -whole).toBe(true);
        });
      }),
    );
  });

  it('mirrors its results: the division of -n is that of n, negated', () => {
    fc.assert(
      fc.property(totals, weightLists, (total, weights) => {
        const mirrored = allocate(cents(-total), weights).map((part) => cents(0 - part));
        expect(mirrored).toEqual(allocate(total, weights));
      }),
    );
  });

  it('never gives a larger weight the smaller part', () => {
    fc.assert(
      fc.property(fc.maxSafeNat().map(cents), weightLists, (total, weights) => {
        const parts = allocate(total, weights);
        const byWeight = weights.map((weight, index) => ({ weight, part: parts[index] ?? 0 }));
        byWeight.sort((a, b) => a.weight - b.weight);
        byWeight.forEach(({ weight, part }, index) => {
          const lighter = byWeight[index - 1];
          if (lighter && lighter.weight < weight) expect(part).toBeGreaterThanOrEqual(lighter.part);
        });
      }),
    );
  });
});
