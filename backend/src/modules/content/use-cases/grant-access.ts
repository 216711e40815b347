import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Transactions, insertRows, sql, statement } from '../../../database/index.js';
import { Clock } from '../../../runtime/clock/index.js';
import type { TenantContext } from '../../../runtime/context/index.js';
import { lockOrders } from '../../orders/index.js';
import { accessOfOrder, type PaymentOfOrder } from '../domain/access-of-order.js';

interface OfOrders {
  readonly platformId: string;
  readonly orderIds: readonly string[];
}

const PAYMENTS = sql<OfOrders>(
  'payments-of-access',
  `select order_id as "orderId", status, approved_at as "approvedAt" from payments_read
where platform_id = :platformId and order_id = any (:orderIds::uuid[])`,
);

const ITEMS = sql<OfOrders>(
  'items-of-access',
  `select i.order_id as "orderId", i.id, i.product_id as "productId", i.title, r.item_id is not null as "isReturned"
from order_items_read i
left join returned_items_read r on r.platform_id = i.platform_id and r.item_id = i.id
where i.platform_id = :platformId and i.order_id = any (:orderIds::uuid[]) order by i.order_id, i.position`,
);

const REVOKE = sql<{
  readonly platformId: string;
  readonly orderId: string;
  readonly reason: string;
  readonly now: Date;
  readonly itemIds: readonly string[] | null;
}>(
  'revoke-access',
  `update access_grants set status = 'REVOKED', reason = :reason, changed_at = :now
where platform_id = :platformId and order_id = :orderId and status = 'ACTIVE'
  and (:itemIds::uuid[] is null or item_id = any (:itemIds::uuid[]))`,
);

const COLUMNS = [
  ...['platform_id', 'item_id', 'order_id', 'product_id', 'title', 'status', 'granted_at', 'changed_at'],
];
/** A grant that exists keeps its first date: lessons that open later are counted from it. */
const RESTORE = `on conflict (platform_id, item_id) do update
set status = 'ACTIVE', reason = null, changed_at = excluded.changed_at where access_grants.status = 'REVOKED'`;

interface BoughtItem {
  readonly orderId: string;
  readonly id: string;
  readonly productId: string;
  readonly title: string;
  /** Its money went back while the rest stays paid. */
  readonly isReturned: boolean;
}

/** Gives and takes the access of every item of orders, as their payments stand now. */
@Injectable()
export class GrantAccess {
  constructor(
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /** In one transaction. */
  async follow({ platformId }: TenantContext, orderIds: readonly string[]): Promise<void> {
    const of = { platformId, orderIds };
    await this.transactions.run('grantAccess', async (tx) => {
      const orders = await lockOrders(tx, platformId, orderIds);
      const payments = await statement<PaymentOfOrder & { readonly orderId: string }>(tx, PAYMENTS(of));
      const items = await statement<BoughtItem>(tx, ITEMS(of));
      const now = this.clock.now();
      const open: unknown[][] = [];
      for (const orderId of orders) {
        const access = accessOfOrder(payments.filter((payment) => payment.orderId === orderId));
        const bought = items.filter((item) => item.orderId === orderId);
        const returned = bought.filter(({ isReturned }) => isReturned).map(({ id }) => id);
        const order = { platformId, orderId, now };
        if (access.kind === 'none')
          await statement(tx, REVOKE({ ...order, reason: access.reason, itemIds: null }));
        else {
          if (returned.length > 0)
            await statement(tx, REVOKE({ ...order, reason: 'REFUNDED', itemIds: returned }));
          open.push(...grantsOf(order, access.since ?? now, bought));
        }
      }
      await grant(tx, open);
    });
  }
}

function grantsOf(
  { platformId, orderId, now }: { readonly platformId: string; readonly orderId: string; readonly now: Date },
  since: Date,
  bought: readonly BoughtItem[],
): unknown[][] {
  const paid = bought.filter(({ isReturned }) => !isReturned);
  return paid.map(({ id, productId, title }) => [
    ...[platformId, id, orderId, productId, title, 'ACTIVE', since, now],
  ]);
}

async function grant(tx: EntityManager, rows: unknown[][]): Promise<void> {
  if (rows.length === 0) return;
  const into = { name: 'grant-access', into: 'access_grants', columns: COLUMNS, rest: RESTORE };
  await statement(tx, insertRows({ ...into, rows }));
}
