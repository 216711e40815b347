import { expect, it } from '@jest/globals';
import { compareVariants } from './compare-variants.js';

it('the interval is that of Newcombe: 56 of 70 against 48 of 80 differ by 5.24 to 33.39 of 100', () => {
  const compared = compareVariants({ views: 80, sales: 48 }, { views: 70, sales: 56 });
  expect([compared.lowPer100, compared.highPer100]).toEqual([5.24, 33.39]);
});

it.each([
  ['B', { views: 1_000, sales: 50 }, { views: 1_000, sales: 90 }],
  ['A', { views: 1_000, sales: 90 }, { views: 1_000, sales: 50 }],
  ['OPEN', { views: 1_000, sales: 50 }, { views: 1_000, sales: 60 }],
  ['TOO_FEW', { views: 99, sales: 1 }, { views: 1_000, sales: 300 }],
  ['TOO_FEW', { views: 1_000, sales: 0 }, { views: 1_000, sales: 9 }],
  ['TOO_FEW', { views: 0, sales: 0 }, { views: 0, sales: 0 }],
] as const)('%s is the verdict on %j and %j', (verdict, a, b) => {
  expect(compareVariants(a, b).verdict).toBe(verdict);
});

it('the interval of A against B is that of B against A with the other sign, and stays within all and nothing', () => {
  const [a, b] = [
    { views: 300, sales: 12 },
    { views: 280, sales: 25 },
  ];
  const [one, other] = [compareVariants(a, b), compareVariants(b, a)];
  expect([one.lowPer100, one.highPer100]).toEqual([-other.highPer100, -other.lowPer100]);
  const extreme = compareVariants({ views: 0, sales: 0 }, { views: 1, sales: 5 });
  expect(extreme.lowPer100).toBeGreaterThanOrEqual(-100);
  expect(extreme.highPer100).toBeLessThanOrEqual(100);
});
