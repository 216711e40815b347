/** What a product is: sent as a file, or by post. */
export const PRODUCT_TYPES = ['DIGITAL', 'FISICO'] as const;
export type ProductType = (typeof PRODUCT_TYPES)[number];

/** How a checkout page looks. */
export const CHECKOUT_TEMPLATES = ['DEFAULT', 'DROPSHIPPING', 'VEGA'] as const;
export type CheckoutTemplate = (typeof CHECKOUT_TEMPLATES)[number];

/** What a product is about. Sellers choose one; lists and the marketplace filter by it. */
export const PRODUCT_CATEGORIES = [
  ...(['health', 'finance', 'business', 'marketing', 'technology', 'programming', 'design'] as const),
  ...(['languages', 'education', 'career', 'relationships', 'spirituality', 'cooking', 'fashion'] as const),
  ...(['beauty', 'sports', 'music', 'photography', 'games', 'pets', 'home', 'electronics', 'other'] as const),
] as const;
export type ProductCategory = (typeof PRODUCT_CATEGORIES)[number];

/** For how many days a browser remembers who brought its buyer; 0: without an end (domain.md §2.1). */
export const AFFILIATE_COOKIE_DAYS = [60, 90, 180, 0] as const;

/** Days in which a buyer may ask for the money back (checkout.md §9). */
export const REFUND_WINDOWS = [7, 14, 21, 30] as const;

/** Days between two charges of a subscription (checkout.md §9). */
export const SUBSCRIPTION_INTERVALS = [7, 15, 30, 60, 90, 365] as const;
