import { Injectable } from '@nestjs/common';
import { Transactions, insertRows, sql, statement } from '../../../database/index.js';
import { Clock } from '../../../runtime/clock/index.js';
import type { TenantContext } from '../../../runtime/context/index.js';
import { accessOfOrder, type PaymentOfOrder } from '../domain/access-of-order.js';

interface OfOrder {
  readonly platformId: string;
  readonly orderId: string;
}

/** Two events of an order are applied one after the other, so that the later reading is the one that stays. */
const LOCK = sql<OfOrder>(
  'lock-order-of-access',
  'select 1 from orders_read where platform_id = :platformId and id = :orderId for no key update',
);

const PAYMENTS = sql<OfOrder>(
  'payments-of-access',
  `select status, approved_at as "approvedAt" from payments_read where platform_id = :platformId and order_id = :orderId`,
);

const ITEMS = sql<OfOrder>(
  'items-of-access',
  `select i.id, i.product_id as "productId", i.title, r.item_id is not null as "isReturned" from order_items_read i
left join returned_items_read r on r.platform_id = i.platform_id and r.item_id = i.id
where i.platform_id = :platformId and i.order_id = :orderId order by i.position`,
);

const REVOKE = sql<
  OfOrder & { readonly reason: string; readonly now: Date; readonly itemIds: readonly string[] | null }
>(
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
  readonly id: string;
  readonly productId: string;
  readonly title: string;
  /** Its money went back while the rest stays paid. */
  readonly isReturned: boolean;
}

/** Gives and takes the access of every item of an order, as its payments stand now. */
@Injectable()
export class GrantAccess {
  constructor(
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  async follow({ platformId }: TenantContext, orderId: string): Promise<void> {
    const of = { platformId, orderId };
    await this.transactions.run('grantAccess', async (tx) => {
      await statement(tx, LOCK(of));
      const access = accessOfOrder(await statement<PaymentOfOrder>(tx, PAYMENTS(of)));
      const now = this.clock.now();
      if (access.kind === 'none')
        return void (await statement(tx, REVOKE({ ...of, reason: access.reason, now, itemIds: null })));
      const items = await statement<BoughtItem>(tx, ITEMS(of));
      const since = access.since ?? now;
      const returned = items.filter(({ isReturned }) => isReturned).map(({ id }) => id);
      if (returned.length > 0)
        await statement(tx, REVOKE({ ...of, reason: 'REFUNDED', now, itemIds: returned }));
      const paid = items.filter(({ isReturned }) => !isReturned);
      const rows = paid.map(({ id, productId, title }) => [
        ...[platformId, id, orderId, productId, title, 'ACTIVE', since, now],
      ]);
      if (rows.length > 0)
        await statement(
          tx,
          insertRows({ name: 'grant-access', into: 'access_grants', columns: COLUMNS, rows, rest: RESTORE }),
        );
    });
  }
}
