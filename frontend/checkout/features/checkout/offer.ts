import type { components } from '@guiche/api-client';

/** The offer as the checkout loads it (specification, checkout §3). Amounts are cents. */
export type CheckoutOffer = components['schemas']['OfferDto'];
/** A coupon at the checkout of this offer. */
export type OfferCoupon = components['schemas']['CouponAtCheckoutDto'];
/** The seller's link that led here. */
export type OpenedLink = components['schemas']['CheckoutLinkDto'];
export type OfferedBump = CheckoutOffer['product']['ordersBumps'][number];
