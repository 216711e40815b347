import { checkoutLinks } from './checkout-links.js';
import { coupons } from './coupons.js';
import { ownSales } from './own-sales.js';
import { ownWithdrawals } from './own-withdrawals.js';
import { ownProducts } from './own-products.js';

/** The lists of the seller area. */
export const PRODUCER_LISTS = [ownSales, ownProducts, coupons, checkoutLinks, ownWithdrawals];
