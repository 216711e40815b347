import { describe, expect, it } from '@jest/globals';
import { costOf } from './gateway-cost.js';

describe('the cost of an account', () => {
  const card = { bps: 399, fixed: 39, byInstallments: { '6': { bps: 790, fixed: 20 } } };

  it.each([
    [1, { bps: 399, fixed: 39 }],
    [6, { bps: 790, fixed: 20 }],
    [7, { bps: 399, fixed: 39 }],
  ])('of a card paid in %d', (installments, cost) => {
    expect(costOf(card, installments)).toEqual(cost);
  });
});
