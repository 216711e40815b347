import type { OfferSnapshot } from '../../catalog/index.js';
import type { Sale } from '../../acquiring/index.js';

/** What routing needs of an offer: the seller, and the preferred account. */
export const saleOf = ({ product, gatewayAccountId, gateways }: OfferSnapshot): Sale => ({
  sellerId: product.producerId,
  productId: product.id,
  preferredId: gatewayAccountId,
  preferredByMethod: gateways,
  isSent: product.type === 'FISICO',
});
