import { ZERO_CENTS } from '@guiche/money';
import { newId } from '../../../runtime/ids/index.js';
import type { BumpSnapshot, OfferSnapshot } from '../../catalog/index.js';
import type { DeliveryAddress, OrderItem } from '../../orders/index.js';
import type { Price } from '../domain/price-purchase.js';
import type { PurchaseInput } from '../domain/purchase-input.js';

/** What is sold: the offer first, then the bumps, at the catalog's prices, with what the coupon takes off each. */
export function orderLines(
  offer: OfferSnapshot,
  bumps: readonly BumpSnapshot[],
  { discounts, quantity }: Pick<Price, 'discounts'> & { readonly quantity: number },
  now: Date,
): OrderItem[] {
  const main: OrderItem = {
    id: newId(now),
    kind: 'MAIN',
    offerId: offer.id,
    productId: offer.product.id,
    title: offer.product.name,
    unitPrice: offer.price,
    quantity,
    discount: discounts[0] ?? ZERO_CENTS,
    tangible: offer.product.type === 'FISICO',
  };
  const extras = bumps.map((bump, at): OrderItem => ({
    id: newId(now),
    kind: 'BUMP',
    offerId: bump.offerId,
    productId: bump.productId,
    title: bump.title,
    unitPrice: bump.price,
    quantity: 1,
    discount: discounts[at + 1] ?? ZERO_CENTS,
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
