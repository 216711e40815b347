/** The name of the buttons that are about the coupon alone; their value says what to do. */
export const COUPON_INTENT = 'intent';
export const COUPON_INTENTS = ['applyCoupon', 'removeCoupon'] as const;
export type CouponIntent = (typeof COUPON_INTENTS)[number];
