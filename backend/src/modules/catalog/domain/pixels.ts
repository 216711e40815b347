/** What a pixel is told: a view of the page, the form shown, the form sent, and the purchase. */
export const PIXEL_EVENTS = ['PAGE_VIEW', 'INITIATE_CHECKOUT', 'ADD_PAYMENT_INFO', 'PURCHASE'] as const;
export type PixelEvent = (typeof PIXEL_EVENTS)[number];

/** A purchase is told when it is paid, or already when its code was made. */
export const PURCHASE_MOMENTS = ['APPROVED', 'GENERATED'] as const;
export type PurchaseMoment = (typeof PURCHASE_MOMENTS)[number];

/** The value of its events: the price of the offer, or what the buyer pays. */
export const PIXEL_VALUES = ['PRODUCT', 'TOTAL'] as const;
export type PixelValue = (typeof PIXEL_VALUES)[number];

/** What the token of a pixel is bound to. */
export const productPixelContext = (id: string): string => `product_pixels:${id}:token`;
