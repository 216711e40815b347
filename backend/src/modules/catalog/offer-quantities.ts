import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { sql, statement } from '../../database/index.js';
import type { TenantContext } from '../../runtime/context/index.js';

/** An offer of which a number is sold in all. */
export interface LimitedOffer {
  readonly offerId: string;
  readonly quantityLimit: number;
  /** How many this order takes. */
  readonly quantity: number;
}

// Purchases refer to the offer without waiting for this lock; only two that count the same offer wait for each other.
const LOCK = sql<{ platformId: string; offerId: string }>(
  'lock-counted-offer',
  'select 1 from offers where platform_id = :platformId and id = :offerId for no key update',
);

// What waits for its payment is counted too. What was refused, expired or refunded can be sold again.
const COUNT = sql<{ platformId: string; offerId: string; orderId: string }>(
  'count-sold-of-offer',
  `
select coalesce(sum(i.quantity), 0)::int as sold from order_items_read i
where i.platform_id = :platformId and i.offer_id = :offerId and i.order_id <> :orderId
  and exists (select from payments_read p where p.platform_id = i.platform_id and p.order_id = i.order_id
    and p.status in ('PENDING', 'APPROVED', 'CHARGEBACK'))`,
);

/** How many of an offer were sold, counted without races. */
@Injectable()
export class OfferQuantities {
  /**
   * Whether each of these offers has enough left. Within the transaction of the purchase and before its payment is opened: until it ends,
   * no other purchase counts these offers.
   * @param orderId the order that asks, which is not counted
   */
  async haveEnoughLeft(
    { platformId }: TenantContext,
    tx: EntityManager,
    orderId: string,
    offers: readonly LimitedOffer[],
  ): Promise<boolean> {
    // Always in this order, so that two purchases of the same offers never wait for each other in a circle.
    const ordered = [...offers].sort((one, other) => (one.offerId < other.offerId ? -1 : 1));
    for (const { offerId, quantityLimit, quantity } of ordered) {
      await statement(tx, LOCK({ platformId, offerId }));
      const [found] = await statement<{ sold: number }>(tx, COUNT({ platformId, offerId, orderId }));
      if ((found?.sold ?? 0) + quantity > quantityLimit) return false;
    }
    return true;
  }
}
