import type { PaymentMethod } from '@guiche/checkout-rules';

/** A coupon never makes a purchase free. */
export const MOST_BASIS_POINTS = 9_900;

/** What a seller decides about a coupon. */
export interface CouponTerms {
  readonly code: string;
  readonly kind: 'PERCENT' | 'AMOUNT';
  /** Basis points of a percentage; cents of an amount. */
  readonly value: number;
  readonly currency: string;
  readonly productIds: readonly string[];
  readonly offerIds: readonly string[];
  readonly methods: readonly PaymentMethod[];
  readonly cycles: 'FIRST' | 'ALL';
  readonly validFrom: Date | null;
  readonly validUntil: Date | null;
  readonly maxUses: number | null;
  readonly maxUsesPerBuyer: number | null;
}

export type CouponTermsProblem =
  | 'valueMissing'
  | 'valueTooHigh'
  | 'noMethod'
  | 'periodReversed'
  | 'perBuyerTooMany';

/** What is wrong with the terms taken together, by field. */
export function couponTermsProblems(
  terms: CouponTerms,
): Partial<Readonly<Record<keyof CouponTerms, CouponTermsProblem>>> {
  const { kind, value, methods, validFrom, validUntil, maxUses, maxUsesPerBuyer } = terms;
  return {
    ...(value === 0 && { value: 'valueMissing' as const }),
    ...(kind === 'PERCENT' && value > MOST_BASIS_POINTS && { value: 'valueTooHigh' as const }),
    ...(methods.length === 0 && { methods: 'noMethod' as const }),
    ...(validFrom !== null &&
      validUntil !== null &&
      validUntil <= validFrom && { validUntil: 'periodReversed' as const }),
    ...(maxUses !== null &&
      maxUsesPerBuyer !== null &&
      maxUsesPerBuyer > maxUses && { maxUsesPerBuyer: 'perBuyerTooMany' as const }),
  };
}
