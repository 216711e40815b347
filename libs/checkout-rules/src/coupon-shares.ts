import { allocate, type Cents, ZERO_CENTS } from '@guiche/money';
import { couponDiscount, type CouponLine, type CouponValue } from './coupon.js';

/** The discount of each line: the whole discount, allocated to the reduced lines by largest remainder. No line goes below zero. */
export function couponShares(lines: readonly CouponLine[], coupon: CouponValue): Cents[] {
  const discount = couponDiscount(lines, coupon);
  if (discount === 0) return lines.map(() => ZERO_CENTS);
  return allocate(
    discount,
    lines.map(({ amount, isReduced }) => (isReduced ? amount : 0)),
  );
}
