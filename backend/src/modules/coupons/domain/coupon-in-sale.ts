import { couponDiscount, type AppliedCoupon, type PaymentMethod } from '@guiche/checkout-rules';
import { cents, type Cents } from '@guiche/money';

/** A coupon as it is cached for purchases. Instants are milliseconds. */
export interface CouponSnapshot {
  readonly id: string;
  readonly platformId: string;
  readonly code: string;
  readonly status: 'ACTIVE' | 'PAUSED';
  readonly kind: 'PERCENT' | 'AMOUNT';
  readonly value: number;
  readonly currency: string;
  readonly productIds: readonly string[];
  readonly offerIds: readonly string[];
  readonly methods: readonly PaymentMethod[];
  readonly cycles: 'FIRST' | 'ALL';
  readonly validFromMs: number | null;
  readonly validUntilMs: number | null;
  readonly maxUses: number | null;
  readonly maxUsesPerBuyer: number | null;
}

/** What a coupon needs to know of the offer of a checkout. */
export interface OfferWithCoupon {
  readonly id: string;
  readonly currency: string;
  readonly recurrencePrice: Cents | null;
  readonly product: { readonly id: string };
  readonly bumps: readonly { readonly id: string; readonly offerId: string; readonly productId: string }[];
}

export type CouponRefusal = 'couponNotYet' | 'couponOver' | 'couponNotHere';

/** A coupon at one checkout: what it reduces there, and what a subscription costs later. */
export interface CouponAtCheckout extends AppliedCoupon {
  /** Of each later charge of a subscription; null where they are not reduced. */
  readonly recurrencePrice: Cents | null;
}

/** The coupon at a checkout, or why it is not valid there. How often it was used is not looked at. */
export function couponAt(
  coupon: CouponSnapshot,
  offer: OfferWithCoupon,
  now: Date,
): CouponAtCheckout | CouponRefusal {
  const { code, kind, value, methods, validFromMs, validUntilMs } = coupon;
  if (coupon.status !== 'ACTIVE' || (validUntilMs !== null && now.getTime() >= validUntilMs))
    return 'couponOver';
  if (validFromMs !== null && now.getTime() < validFromMs) return 'couponNotYet';
  const onMain = isReduced(coupon, { offerId: offer.id, productId: offer.product.id });
  const bumpIds = offer.bumps.filter((bump) => isReduced(coupon, bump)).map(({ id }) => id);
  const isOfCurrency = kind === 'PERCENT' || coupon.currency === offer.currency;
  if (!isOfCurrency || (!onMain && bumpIds.length === 0)) return 'couponNotHere';
  return { code, kind, value, methods, onMain, bumpIds, recurrencePrice: laterPrice(coupon, offer, onMain) };
}

function isReduced(
  { productIds, offerIds }: CouponSnapshot,
  item: { readonly offerId: string; readonly productId: string },
): boolean {
  if (productIds.length === 0 && offerIds.length === 0) return true;
  return productIds.includes(item.productId) || offerIds.includes(item.offerId);
}

function laterPrice(
  coupon: CouponSnapshot,
  { recurrencePrice }: OfferWithCoupon,
  onMain: boolean,
): Cents | null {
  if (recurrencePrice === null || coupon.cycles !== 'ALL' || !onMain) return null;
  return cents(recurrencePrice - couponDiscount([{ amount: recurrencePrice, isReduced: true }], coupon));
}
