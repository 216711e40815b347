import { describe, expect, it } from '@jest/globals';
import { addCents, cents } from '@guiche/money';
import fc from 'fast-check';
import {
  LEAST_AFTER_COUPON,
  checkoutDiscount,
  couponCodeOf,
  couponDiscount,
  type AppliedCoupon,
} from './coupon.js';
import { couponShares } from './coupon-shares.js';

const line = (amount: number, isReduced = true) => ({ amount: cents(amount), isReduced });
const percent = (value: number) => ({ kind: 'PERCENT' as const, value });
const amount = (value: number) => ({ kind: 'AMOUNT' as const, value });

describe('a coupon', () => {
  it('takes its percentage off the lines it reduces together, rounded half up', () => {
    expect(couponDiscount([line(9_700), line(1_990, false)], percent(1_000))).toBe(970);
    expect(couponDiscount([line(105), line(1_000, false)], percent(1_000))).toBe(11);
    expect(couponDiscount([line(9_999), line(4_701)], percent(3_333))).toBe(4_900);
  });

  it('takes its amount once, and never more than the reduced lines cost', () => {
    expect(couponDiscount([line(9_700), line(1_990)], amount(2_000))).toBe(2_000);
    expect(couponDiscount([line(1_500), line(9_700, false)], amount(2_000))).toBe(1_500);
    expect(couponDiscount([line(9_700, false)], amount(2_000))).toBe(0);
  });

  it('leaves a purchase that a provider charges', () => {
    expect(couponDiscount([line(2_000)], amount(5_000))).toBe(1_900);
    expect(couponDiscount([line(150)], percent(9_000))).toBe(50);
    expect(couponDiscount([line(100)], percent(9_000))).toBe(0);
  });

  it('divides the discount by largest remainder, to the cent', () => {
    expect(couponShares([line(9_700), line(4_700), line(1_990, false)], percent(1_000))).toEqual([
      970, 470, 0,
    ]);
    expect(couponShares([line(1_000), line(1_000), line(1_000)], amount(1_000))).toEqual([334, 333, 333]);
  });

  it('of any lines, the shares add up to the discount, and no line goes below zero', () => {
    const anyLine = fc.record({
      amount: fc.integer({ min: 1, max: 5_000_000 }).map(cents),
      isReduced: fc.boolean(),
    });
    const anyValue = fc.oneof(
      fc.integer({ min: 1, max: 10_000 }).map(percent),
      fc.integer({ min: 1, max: 6_000_000 }).map(amount),
    );
    fc.assert(
      fc.property(fc.array(anyLine, { minLength: 1, maxLength: 6 }), anyValue, (lines, coupon) => {
        const shares = couponShares(lines, coupon);
        expect(addCents(...shares)).toBe(couponDiscount(lines, coupon));
        shares.forEach((share, at) => {
          expect(share).toBeGreaterThanOrEqual(0);
          expect(share).toBeLessThanOrEqual(lines[at]?.isReduced ? lines[at].amount : 0);
        });
        const before = addCents(...lines.map((one) => one.amount));
        const after = before - addCents(...shares);
        expect(after).toBeGreaterThanOrEqual(Math.min(before, LEAST_AFTER_COUPON));
      }),
      { numRuns: 2_000 },
    );
  });

  it('counts for its methods and its items of a checkout only', () => {
    const coupon: AppliedCoupon = {
      ...percent(1_000),
      code: 'PIX10',
      methods: ['PIX'],
      onMain: false,
      bumpIds: ['guide'],
    };
    const bumps = [{ id: 'guide', price: cents(2_000) }];
    const chosen = { method: 'PIX' as const, main: cents(9_700), bumps };
    expect(checkoutDiscount(coupon, chosen)).toBe(200);
    expect(checkoutDiscount(coupon, { ...chosen, method: 'BILLET' })).toBe(0);
    expect(checkoutDiscount(coupon, { ...chosen, bumps: [] })).toBe(0);
    expect(checkoutDiscount({ ...coupon, onMain: true }, chosen)).toBe(1_170);
  });

  it('has a code of letters, digits, dashes and underscores in any case', () => {
    expect(couponCodeOf(' natal-10 ')).toBe('NATAL-10');
    for (const wrong of ['', 'ab', 'a'.repeat(31), 'dez por cento', '<b>10</b>'])
      expect(couponCodeOf(wrong)).toBe('');
  });
});
