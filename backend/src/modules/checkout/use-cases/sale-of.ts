import type { OfferSnapshot } from '../../catalog/index.js';
import type { Sale } from '../../acquiring/index.js';

/** What routing asks of an offer: whose it is, and the account it would rather be charged through. */
export const saleOf = ({ product, gatewayAccountId }: OfferSnapshot): Sale => ({
  sellerId: product.producerId,
  preferredId: gatewayAccountId,
  isSent: product.type === 'FISICO',
});
