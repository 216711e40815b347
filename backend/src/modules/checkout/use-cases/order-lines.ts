import { newId } from '../../../runtime/ids/index.js';
import type { BumpSnapshot, OfferSnapshot } from '../../catalog/index.js';
import type { DeliveryAddress, OrderItem } from '../../orders/index.js';
import type { PurchaseInput } from '../domain/purchase-input.js';

/** What is sold: the offer first, then the bumps, at the catalog's prices. */
export function orderLines(offer: OfferSnapshot, bumps: readonly BumpSnapshot[], now: Date): OrderItem[] {
  const main: OrderItem = {
    id: newId(now),
    kind: 'MAIN',
    offerId: offer.id,
    productId: offer.product.id,
    title: offer.product.name,
    unitPrice: offer.price,
    quantity: 1,
    tangible: offer.product.type === 'FISICO',
  };
  const extras = bumps.map((bump): OrderItem => ({
    id: newId(now),
    kind: 'BUMP',
    offerId: bump.offerId,
    productId: bump.productId,
    title: bump.title,
    unitPrice: bump.price,
    quantity: 1,
    tangible: bump.tangible,
  }));
  return [main, ...extras];
}

/** Where it goes. Only physical products are shipped. */
export function deliveryAddress(offer: OfferSnapshot, asked: PurchaseInput): DeliveryAddress | null {
  if (offer.product.type !== 'FISICO') return null;
  return {
    cep: asked.cep ?? '',
    street: asked.street ?? '',
    number: asked.number ?? '',
    complement: asked.complement ?? null,
    district: asked.district ?? '',
    city: asked.city ?? '',
    state: asked.state ?? '',
  };
}
