import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { insertRows, sql, statement } from '../../../database/index.js';
import type { TenantContext } from '../../../runtime/context/index.js';

const OF_ORDER = sql<{ platformId: string; orderId: string }>(
  'returned-items',
  'select item_id as "itemId" from returned_items where platform_id = :platformId and order_id = :orderId',
);

const COLUMNS = ['platform_id', 'item_id', 'order_id', 'refund_id', 'returned_at'];

/** Items of orders whose money went back while the rest stays paid. The primary key lets an item go back once. */
@Injectable()
export class ReturnedItems {
  /** Their ids. */
  async of({ platformId }: TenantContext, tx: EntityManager, orderId: string): Promise<ReadonlySet<string>> {
    const rows = await statement<{ itemId: string }>(tx, OF_ORDER({ platformId, orderId }));
    return new Set(rows.map(({ itemId }) => itemId));
  }

  async add(
    { platformId }: TenantContext,
    tx: EntityManager,
    {
      orderId,
      refundId,
      itemIds,
      now,
    }: {
      readonly orderId: string;
      readonly refundId: string;
      readonly itemIds: readonly string[];
      readonly now: Date;
    },
  ): Promise<void> {
    const rows = itemIds.map((itemId) => [platformId, itemId, orderId, refundId, now]);
    if (rows.length > 0)
      await statement(
        tx,
        insertRows({ name: 'add-returned-items', into: 'returned_items', columns: COLUMNS, rows }),
      );
  }
}
