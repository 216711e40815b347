import { expect, it } from '@jest/globals';
import { compareVariants } from './compare-variants.js';

const WEEK = 7;

it('the interval is that of the formula: 50 against 90 sales of 1,000 visits each', () => {
  // variance = 51·951/1002²/1000 + 91·911/1002²/1000 = 0.000130878; with 0.01² added 0.000230878.
  const compared = compareVariants({ views: 1_000, sales: 50 }, { views: 1_000, sales: 90 }, WEEK);
  expect([compared.lowPer100, compared.highPer100]).toEqual([-0.45, 8.45]);
});

it.each([
  ['B', { views: 4_000, sales: 200 }, { views: 4_000, sales: 300 }, WEEK],
  ['A', { views: 4_000, sales: 300 }, { views: 4_000, sales: 200 }, WEEK],
  ['TOO_FEW', { views: 4_000, sales: 300 }, { views: 4_000, sales: 200 }, 6],
  ['OPEN', { views: 1_000, sales: 50 }, { views: 1_000, sales: 90 }, WEEK],
  ['OPEN', { views: 4_000, sales: 200 }, { views: 4_000, sales: 210 }, WEEK],
  ['TOO_FEW', { views: 99, sales: 1 }, { views: 1_000, sales: 300 }, WEEK],
  ['TOO_FEW', { views: 1_000, sales: 0 }, { views: 1_000, sales: 9 }, WEEK],
  ['TOO_FEW', { views: 0, sales: 0 }, { views: 0, sales: 0 }, WEEK],
] as const)('%s is the verdict on %j and %j after %i days', (verdict, a, b, days) => {
  expect(compareVariants(a, b, days).verdict).toBe(verdict);
});

it('the interval of A against B is that of B against A with the other sign, and stays within all and nothing', () => {
  const [a, b] = [
    { views: 300, sales: 12 },
    { views: 280, sales: 25 },
  ];
  const [one, other] = [compareVariants(a, b, WEEK), compareVariants(b, a, WEEK)];
  expect([one.lowPer100, one.highPer100]).toEqual([-other.highPer100, -other.lowPer100]);
  const extreme = compareVariants({ views: 0, sales: 0 }, { views: 1, sales: 5 }, WEEK);
  expect(extreme.lowPer100).toBeGreaterThanOrEqual(-100);
  expect(extreme.highPer100).toBeLessThanOrEqual(100);
});

it('a tenth of visits that buy needs fewer visits than a hundredth, and without a sale nothing is estimated', () => {
  const needed = (sales: number) =>
    compareVariants({ views: 1_000, sales }, { views: 1_000, sales }, WEEK).viewsNeeded;
  expect([needed(100), needed(10), needed(0)]).toEqual([4_700, 59_000, null]);
});

/** The same numbers in each run (mulberry32). */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Whether one of 100 looks names a better checkout. */
function isEverDecided(random: () => number, [rateA, rateB]: readonly [number, number]): boolean {
  const sold = (rate: number) => Array.from({ length: 100 }).filter(() => random() < rate).length;
  const [a, b] = [
    { views: 0, sales: 0 },
    { views: 0, sales: 0 },
  ];
  for (let look = 1; look <= 100; look += 1) {
    a.views += 100;
    b.views += 100;
    a.sales += sold(rateA);
    b.sales += sold(rateB);
    if (['A', 'B'].includes(compareVariants(a, b, WEEK).verdict)) return true;
  }
  return false;
}

it('of 400 comparisons of equal checkouts, judged at 100 looks each, at most one of twenty names a better one', () => {
  const random = seeded(7);
  const runs = Array.from({ length: 400 }, () => isEverDecided(random, [0.05, 0.05]));
  expect(runs.filter(Boolean).length).toBeLessThanOrEqual(20);
  const different = Array.from({ length: 50 }, () => isEverDecided(random, [0.05, 0.07]));
  expect(different.filter(Boolean).length).toBeGreaterThanOrEqual(40);
});
