import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Transactions, sql, statement } from '../../../database/index.js';
import type { TenantContext } from '../../../runtime/context/index.js';
import { Subscribes, type DomainEvent, type Subscriber } from '../../../runtime/events/index.js';
import { orderPlaced, type OrderPlaced } from '../../checkout/index.js';
import {
  paymentApproved,
  paymentCanceled,
  paymentChargeback,
  paymentRefunded,
  paymentRejected,
  type PaymentEvent,
} from '../../payments/index.js';
import { FACTS_OF_ORDERS, type SaleFacts } from '../store/sale-facts.js';
import { writeSales } from '../store/sale-rows.js';

/** Two events of an order are recorded one after the other, so that the later reading is the one that stays. */
const LOCK = sql<{ platformId: string; orderId: string }>(
  'lock-order-of-sale',
  'select 1 from orders_read where platform_id = :platformId and id = :orderId for no key update',
);

/**
 * Keeps the row of a sale up to date. Events arrive repeatedly and in any order, so each only names the order: what is written is how
 * the order stands now.
 */
@Injectable()
@Subscribes({
  name: 'sales.record-sale',
  to: [orderPlaced, paymentApproved, paymentRejected, paymentCanceled, paymentRefunded, paymentChargeback],
})
export class RecordSale implements Subscriber<OrderPlaced | PaymentEvent> {
  constructor(private readonly transactions: Transactions) {}

  async on(ctx: TenantContext, { payload }: DomainEvent<OrderPlaced | PaymentEvent>): Promise<void> {
    await this.transactions.run('recordSale', (tx) => this.record(ctx, tx, payload.orderId));
  }

  private async record({ platformId }: TenantContext, tx: EntityManager, orderId: string): Promise<void> {
    await statement(tx, LOCK({ platformId, orderId }));
    const facts = await statement<SaleFacts>(tx, FACTS_OF_ORDERS({ platformId, orderIds: [orderId] }));
    await writeSales(tx, facts);
  }
}
