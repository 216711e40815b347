import type { PaymentMethod } from '@guiche/checkout-rules';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../runtime/clock/index.js';
import type { Context } from '../../../runtime/context/index.js';
import type { OfferSnapshot } from '../../catalog/index.js';
import {
  CouponSnapshots,
  CouponUses,
  couponAt,
  couponProblem,
  type CouponAtCheckout,
  type CouponRefusal,
} from '../../coupons/index.js';
import type { Order } from '../../orders/index.js';

/** A coupon that is valid at a checkout. */
export interface UsableCoupon extends CouponAtCheckout {
  readonly id: string;
}

/** The coupons that buyers name at a checkout. */
@Injectable()
export class CouponsAtCheckout {
  constructor(
    private readonly snapshots: CouponSnapshots,
    private readonly uses: CouponUses,
    private readonly clock: Clock,
  ) {}

  /**
   * The coupon that a purchase names, undefined where it names none. Whether a use is left is counted under the lock of the purchase.
   * @throws Problem couponUnknown, couponNotYet, couponOver, couponNotHere
   */
  async named(
    request: Context,
    offer: OfferSnapshot,
    { coupon: typed, paymentMethod }: { readonly coupon?: string; readonly paymentMethod: PaymentMethod },
  ): Promise<UsableCoupon | undefined> {
    if (typed === undefined) return undefined;
    const coupon = await this.find(request, offer, typed);
    if (!coupon.methods.includes(paymentMethod)) throw couponRefused('couponNotHere');
    return coupon;
  }

  /** The coupon as a page shows it. @throws Problem couponUnknown, couponNotYet, couponOver, couponNotHere, couponUsedUp */
  async shown(request: Context, offer: OfferSnapshot, typed: string): Promise<CouponAtCheckout> {
    const { id, maxUses, ...coupon } = await this.find(request, offer, typed);
    if (await this.uses.isUsedUp(request.forPlatform(offer.platformId), { id, maxUses }))
      throw couponRefused('couponUsedUp');
    return coupon;
  }

  private async find(request: Context, offer: OfferSnapshot, typed: string) {
    const ctx = request.forPlatform(offer.platformId);
    const snapshot = await this.snapshots.get(ctx, offer.product.producerId, typed);
    if (!snapshot) throw couponRefused('couponUnknown');
    const found = couponAt(snapshot, offer, this.clock.now());
    if (typeof found === 'string') throw couponRefused(found);
    return { ...found, id: snapshot.id, maxUses: snapshot.maxUses };
  }
}

/** The use of a coupon by an order, as it is counted. What was invented for the buyer identifies nobody. */
export const useOf = ({ id: orderId, buyer, invented }: Order, coupon: { readonly id: string }) => ({
  ...{ couponId: coupon.id, orderId },
  buyer: { email: buyer.email, document: invented.includes('document') ? null : buyer.document },
});

/** The page shows it beside the field of the coupon. */
export function couponRefused(code: CouponRefusal | 'couponUnknown' | 'couponUsedUp') {
  const { titles } = couponProblem(code);
  return couponProblem(code, { errors: { coupon: [titles] } });
}
