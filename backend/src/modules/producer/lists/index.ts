import { checkoutLinks } from './checkout-links.js';
import { coupons } from './coupons.js';
import { ownSales } from './own-sales.js';
import { ownProducts } from './own-products.js';
import { refundRequests } from './refund-requests.js';

/** The lists of the seller area. */
export const PRODUCER_LISTS = [ownSales, ownProducts, coupons, checkoutLinks, refundRequests];
