/** What a product is: sent as a file, or by post. */
export const PRODUCT_TYPES = ['DIGITAL', 'FISICO'] as const;
export type ProductType = (typeof PRODUCT_TYPES)[number];

/** How a checkout page looks. */
export const CHECKOUT_TEMPLATES = ['DEFAULT', 'DROPSHIPPING', 'VEGA'] as const;
export type CheckoutTemplate = (typeof CHECKOUT_TEMPLATES)[number];
