import type { Api } from '../../../shared/server/api.server';
import type { CheckoutOffer, OfferCoupon } from './offer';

/** A coupon at the checkout of an offer, or why it does not count. Both null: none was named. */
export interface CouponAnswer {
  readonly coupon: OfferCoupon | null;
  /** A sentence in the reader's language. */
  readonly problem: string | null;
}

/** Asks the API about a code as it was typed, or as a link names it. */
export async function readCoupon(
  api: Pick<Api, 'get'>,
  { id: checkoutId }: Pick<CheckoutOffer, 'id'>,
  typed: string,
): Promise<CouponAnswer> {
  if (typed === '') return { coupon: null, problem: null };
  const answer = await api.get('/api/checkout/{checkoutId}/coupons/{code}', {
    params: { checkoutId, code: typed },
  });
  return answer.ok ? { coupon: answer.data, problem: null } : { coupon: null, problem: answer.problem.title };
}
