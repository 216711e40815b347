import { addCents, cents, percentOf, ZERO_CENTS, type Cents } from '@guiche/money';
import type { PaymentMethod } from './payment-methods.js';

/** Letters, digits, dashes and underscores, in capitals. */
export const COUPON_CODE = /^[A-Z0-9_-]{3,30}$/;

/** What the items of a purchase cost at least after a coupon: no provider charges less. */
export const LEAST_AFTER_COUPON = cents(100);

/** What a coupon takes off. */
export interface CouponValue {
  readonly kind: 'PERCENT' | 'AMOUNT';
  /** Basis points of a percentage; cents of an amount. */
  readonly value: number;
}

/** What a page knows of a coupon at one checkout. */
export interface AppliedCoupon extends CouponValue {
  readonly code: string;
  /** The methods that it is valid for. */
  readonly methods: readonly PaymentMethod[];
  readonly onMain: boolean;
  /** The bumps of the checkout whose price it reduces. */
  readonly bumpIds: readonly string[];
}

/** One line of a purchase before the coupon: its units together. */
export interface CouponLine {
  readonly amount: Cents;
  readonly isReduced: boolean;
}

/** Codes are the same in any letter case. Anything that no coupon can have becomes an empty text. */
export function couponCodeOf(typed: string): string {
  const code = typed.trim().toUpperCase();
  return COUPON_CODE.test(code) ? code : '';
}

/**
 * What a coupon takes off all lines together: its percentage of the lines that it reduces, rounded half up, or its amount; never more
 * than these lines cost, and never so much that the purchase would cost less than {@link LEAST_AFTER_COUPON}.
 */
export function couponDiscount(lines: readonly CouponLine[], { kind, value }: CouponValue): Cents {
  const reduced = addCents(...lines.filter(({ isReduced }) => isReduced).map(({ amount }) => amount));
  const all = addCents(...lines.map(({ amount }) => amount));
  const wanted = kind === 'PERCENT' ? percentOf(reduced, value) : cents(value);
  return cents(Math.max(0, Math.min(wanted, reduced, all - LEAST_AFTER_COUPON)));
}

/** The coupon's discount on the chosen items of a checkout; zero where it is not valid for the method. */
export function checkoutDiscount(
  coupon: AppliedCoupon,
  chosen: {
    readonly method: PaymentMethod;
    /** Of the main item, all units together. */
    readonly main: Cents;
    readonly bumps: readonly { readonly id: string; readonly price: Cents }[];
  },
): Cents {
  if (!coupon.methods.includes(chosen.method)) return ZERO_CENTS;
  const bumps = chosen.bumps.map(({ id, price }) => ({
    amount: price,
    isReduced: coupon.bumpIds.includes(id),
  }));
  return couponDiscount([{ amount: chosen.main, isReduced: coupon.onMain }, ...bumps], coupon);
}
