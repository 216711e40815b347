import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Reads, sql, statement } from '../../database/index.js';
import type { TenantContext } from '../../runtime/context/index.js';
import { announceCatalogChange } from '../platforms/index.js';
import { soldOfOffer, soldPieces } from './store/sold-quantities.js';

/** An offer of which a number is sold in all. */
export interface LimitedOffer {
  readonly offerId: string;
  readonly quantityLimit: number;
  /** How many this order takes. */
  readonly quantity: number;
}

/** A product of which an order takes pieces. */
export interface StockedProduct {
  readonly productId: string;
  readonly quantity: number;
}

/** What an order takes of what there is not without end. */
export interface TakenQuantities {
  readonly offers: readonly LimitedOffer[];
  readonly products: readonly StockedProduct[];
}

// Purchases refer to the offer without waiting for this lock; only two that count the same offer wait for each other.
const LOCK = sql<{ platformId: string; offerId: string }>(
  'lock-counted-offer',
  'select 1 from offers where platform_id = :platformId and id = :offerId for no key update',
);

const COUNT = sql<{ platformId: string; offerId: string; orderId: string }>(
  'count-sold-of-offer',
  `${soldOfOffer({ platformId: ':platformId', offerId: ':offerId' })} and i.order_id <> :orderId`,
);

// The stock is read under the lock: the seller may have changed it since the page was drawn.
const LOCK_STOCK = sql<{ platformId: string; productId: string }>(
  'lock-counted-product',
  'select stock from products where platform_id = :platformId and id = :productId for no key update',
);

const PIECES = soldPieces({ platformId: ':platformId', productId: ':productId' });

const COUNT_PIECES = sql<{ platformId: string; productId: string; orderId: string }>(
  'count-sold-pieces',
  `${PIECES} and i.order_id <> :orderId`,
);
const COUNT_PIECES_NOW = sql<{ platformId: string; productId: string }>('sold-pieces', PIECES);

/** How many of an offer, and of the pieces of a product, were sold, counted without races. */
@Injectable()
export class OfferQuantities {
  constructor(private readonly reads: Reads) {}

  /** Pieces of a product that are not sold yet. Null: without a limit. */
  async stockLeft(
    { platformId }: TenantContext,
    { id: productId, stock }: { readonly id: string; readonly stock: number | null },
  ): Promise<number | null> {
    if (stock === null) return null;
    const [found] = await this.reads.primary<{ sold: number }>(COUNT_PIECES_NOW({ platformId, productId }));
    return Math.max(0, stock - (found?.sold ?? 0));
  }

  /**
   * Whether each of these offers and products has enough left. Within the transaction of the purchase and before its payment is opened: until it ends,
   * no other purchase counts them. Who takes the last one has the page say that nothing is left.
   * @param orderId the order that asks, which is not counted
   */
  async haveEnoughLeft(
    { platformId }: TenantContext,
    tx: EntityManager,
    orderId: string,
    { offers, products }: TakenQuantities,
  ): Promise<boolean> {
    const isEnough = (sold: number, quantity: number, most: number): boolean => {
      if (sold + quantity === most) announceCatalogChange(tx, platformId);
      return sold + quantity <= most;
    };
    // Always in this order, so that two purchases of the same never wait for each other in a circle; products first, as where sellers change
    // an offer.
    for (const { productId, quantity } of inOrder(summed(products), (one) => one.productId)) {
      const [locked] = await statement<{ stock: number | null }>(tx, LOCK_STOCK({ platformId, productId }));
      if (!locked || locked.stock === null) continue;
      const [found] = await statement<{ sold: number }>(tx, COUNT_PIECES({ platformId, productId, orderId }));
      if (!isEnough(found?.sold ?? 0, quantity, locked.stock)) return false;
    }
    for (const { offerId, quantityLimit, quantity } of inOrder(offers, (one) => one.offerId)) {
      await statement(tx, LOCK({ platformId, offerId }));
      const [found] = await statement<{ sold: number }>(tx, COUNT({ platformId, offerId, orderId }));
      if (!isEnough(found?.sold ?? 0, quantity, quantityLimit)) return false;
    }
    return true;
  }
}

const inOrder = <T>(all: readonly T[], idOf: (one: T) => string): T[] =>
  [...all].sort((one, other) => (idOf(one) < idOf(other) ? -1 : 1));

/** Each product once: an order may take pieces of it by two offers. */
function summed(products: readonly StockedProduct[]): StockedProduct[] {
  const taken = new Map<string, number>();
  for (const { productId, quantity } of products)
    taken.set(productId, (taken.get(productId) ?? 0) + quantity);
  return [...taken].map(([productId, quantity]) => ({ productId, quantity }));
}
