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
  `select id, product_id as "productId", title from order_items_read
where platform_id = :platformId and order_id = :orderId order by position`,
);

const REVOKE = sql<OfOrder & { readonly reason: string; readonly now: Date }>(
  'revoke-access',
  `update access_grants set status = 'REVOKED', reason = :reason, changed_at = :now
where platform_id = :platformId and order_id = :orderId and status = 'ACTIVE'`,
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
        return void (await statement(tx, REVOKE({ ...of, reason: access.reason, now })));
      const items = await statement<BoughtItem>(tx, ITEMS(of));
      const since = access.since ?? now;
      const rows = items.map(({ id, productId, title }) => [
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
