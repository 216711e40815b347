import { expect, it } from '@jest/globals';
import { tariffOf } from './tariff.js';

const CARD = { bps: 990, fixed: 100, byInstallments: { '6': { bps: 1290, fixed: 150 } } };

it('a fee holds for every count of installments but those that have their own', () => {
  expect([1, 5, 6, 7].map((count) => tariffOf(CARD, count))).toEqual([
    { bps: 990, fixed: 100 },
    { bps: 990, fixed: 100 },
    { bps: 1290, fixed: 150 },
    { bps: 990, fixed: 100 },
  ]);
  expect(tariffOf({ bps: 0, fixed: 249 }, 6)).toEqual({ bps: 0, fixed: 249 });
  expect(() => tariffOf({ bps: 0, fixed: 2.5 }, 1)).toThrow(RangeError);
});
