import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Transactions, sql, statement } from '../../../database/index.js';
import type { TenantContext } from '../../../runtime/context/index.js';
import { followDays } from '../store/follow-days.js';
import { FACTS_OF_ORDERS, type SaleFacts } from '../store/sale-facts.js';
import { writePartners } from '../store/sale-partners.js';
import { writeSales } from '../store/sale-rows.js';

interface OrderKey {
  readonly platformId: string;
  readonly orderId: string;
}

/** Two events of an order are recorded one after the other, so that the later reading is the one that stays. */
const LOCK = sql<{ platformId: string; orderId: string }>(
  'lock-order-of-sale',
  'select 1 from orders_read where platform_id = :platformId and id = :orderId for no key update',
);

/** Writes the row of a sale as its order stands now. */
@Injectable()
export class RecordSale {
  constructor(private readonly transactions: Transactions) {}

  /** @param layout in which it was bought; left out: as it was recorded before */
  async record({ platformId }: TenantContext, orderId: string, layout?: string): Promise<void> {
    await this.transactions.run('recordSale', async (tx) => {
      await lockSale(tx, { platformId, orderId });
      await recordLocked(tx, { platformId, orderId }, layout);
    });
  }
}

/** Whoever changes or records the sale meanwhile waits. */
export async function lockSale(tx: EntityManager, order: OrderKey): Promise<void> {
  await statement(tx, LOCK(order));
}

/** Writes the row of a locked sale. */
export async function recordLocked(tx: EntityManager, order: OrderKey, layout?: string): Promise<void> {
  const { platformId, orderId } = order;
  const facts = await statement<SaleFacts>(tx, FACTS_OF_ORDERS({ platformId, orderIds: [orderId] }));
  await followDays(tx, { platformId, ids: [orderId] }, async () => {
    await writeSales(tx, facts, layout);
    await writePartners(tx, { platformId }, facts);
  });
}
