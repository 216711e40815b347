import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Transactions, statement } from '../../../database/index.js';
import type { TenantContext } from '../../../runtime/context/index.js';
import { lockOrders } from '../../orders/index.js';
import { followDays } from '../store/follow-days.js';
import { FACTS_OF_ORDERS, type SaleFacts } from '../store/sale-facts.js';
import { writePartners } from '../store/sale-partners.js';
import { writeSales } from '../store/sale-rows.js';

interface OrderKey {
  readonly platformId: string;
  readonly orderId: string;
}

/** An order whose sale is recorded. */
export interface RecordedOrder {
  readonly orderId: string;
  /** In which it was bought; left out: as it was recorded before. */
  readonly layout?: string | undefined;
}

/** Writes the rows of sales as their orders stand now. */
@Injectable()
export class RecordSale {
  constructor(private readonly transactions: Transactions) {}

  /** In one transaction. */
  async record({ platformId }: TenantContext, orders: readonly RecordedOrder[]): Promise<void> {
    await this.transactions.run('recordSales', async (tx) => {
      await lockOrders(
        tx,
        platformId,
        orders.map(({ orderId }) => orderId),
      );
      await writeLocked(tx, platformId, orders);
    });
  }
}

/** Whoever changes or records the sale meanwhile waits. */
export async function lockSale(tx: EntityManager, { platformId, orderId }: OrderKey): Promise<void> {
  await lockOrders(tx, platformId, [orderId]);
}

/** Writes the row of a locked sale. */
export async function recordLocked(tx: EntityManager, { platformId, orderId }: OrderKey): Promise<void> {
  await writeLocked(tx, platformId, [{ orderId }]);
}

async function writeLocked(
  tx: EntityManager,
  platformId: string,
  orders: readonly RecordedOrder[],
): Promise<void> {
  const ids = [...new Set(orders.map(({ orderId }) => orderId))];
  const layouts = new Map(orders.flatMap(({ orderId, layout }) => (layout ? [[orderId, layout]] : [])));
  const facts = await statement<SaleFacts>(tx, FACTS_OF_ORDERS({ platformId, orderIds: ids }));
  await followDays(tx, { platformId, ids }, async () => {
    await writeSales(tx, facts, layouts);
    await writePartners(tx, { platformId }, facts);
  });
}
