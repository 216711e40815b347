import { describe, expect, it } from '@jest/globals';
import { weightedOrder } from './weighted-order.js';

const ITEMS = [
  { id: 'a', weight: 5 },
  { id: 'b', weight: 3 },
  { id: 'c', weight: 2 },
];
const DRAWS = 20_000;
const draws = (items: typeof ITEMS) =>
  Array.from({ length: DRAWS }, (_, n) =>
    weightedOrder(items, `seed ${n}`)
      .map(({ id }) => id)
      .join(''),
  );

/** Within a hundredth: more than four standard deviations of so many draws. */
const share = (all: readonly string[], begins: string): number =>
  Math.round((all.filter((order) => order.startsWith(begins)).length / all.length) * 100) / 100;

describe('the weighted draw', () => {
  it('draws the first by the weights, and the second by the weights of those left', () => {
    const all = draws(ITEMS);
    expect(Math.abs(share(all, 'a') - 0.5)).toBeLessThanOrEqual(0.01);
    expect(Math.abs(share(all, 'b') - 0.3)).toBeLessThanOrEqual(0.01);
    expect(Math.abs(share(all, 'c') - 0.2)).toBeLessThanOrEqual(0.01);
    const afterA = all.filter((order) => order.startsWith('a'));
    expect(Math.abs(share(afterA, 'ab') - 0.6)).toBeLessThanOrEqual(0.02);
  });

  it('returns the same for the same attempt, whatever the order of the items', () => {
    const [a, b, c] = ITEMS as [
      { id: string; weight: number },
      { id: string; weight: number },
      { id: string; weight: number },
    ];
    for (let n = 0; n < 50; n++)
      expect(weightedOrder([c, a, b], `seed ${n}`)).toEqual(weightedOrder([a, b, c], `seed ${n}`));
  });

  it('leaves the order of the others as it was when one is taken out', () => {
    const without = ITEMS.filter(({ id }) => id !== 'b');
    expect(draws(ITEMS).map((order) => order.replace('b', ''))).toEqual(draws(without));
  });
});
