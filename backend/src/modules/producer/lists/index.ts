import { ownProducts } from './own-products.js';

/** The lists of the seller area. */
export const PRODUCER_LISTS = [ownProducts];
