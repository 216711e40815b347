import { expect, it } from '@jest/globals';
import { cents } from '@guiche/money';
import { amountOf, partsOf } from './invoice.js';

const PLAN = { monthly: cents(9_900), perSale: cents(25), shareBps: 75, minimum: cents(15_000) };

it('asks for the monthly fee, for each sale and for a share of what was paid (D7)', () => {
  const parts = partsOf(PLAN, { sales: 400, gross: cents(1_234_567) });
  // 0.75 % of R$ 12,345.67 is R$ 92.59.
  expect(parts).toEqual({ monthly: 9_900, sales: 10_000, share: 9_259, minimum: 0 });
  expect(amountOf(parts)).toBe(29_159);
});

it('asks for the minimum of a month with few sales, and names what was missing (D7)', () => {
  const parts = partsOf(PLAN, { sales: 4, gross: cents(10_000) });
  expect(parts).toEqual({ monthly: 9_900, sales: 100, share: 75, minimum: 4_925 });
  expect(amountOf(parts)).toBe(15_000);
});

it('asks for nothing where the plan asks for nothing (D7)', () => {
  const free = { monthly: cents(0), perSale: cents(0), shareBps: 100, minimum: cents(0) };
  expect(amountOf(partsOf(free, { sales: 0, gross: cents(0) }))).toBe(0);
});
