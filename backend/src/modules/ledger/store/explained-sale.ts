import { Injectable } from '@nestjs/common';
import { cents } from '@guiche/money';
import { Reads, sql } from '../../../database/index.js';
import type { TenantContext } from '../../../runtime/context/index.js';
import type { Account, Bucket } from '../domain/account.js';
import type { Division } from '../domain/division.js';
import type { LockedFunds } from '../domain/explain-locked.js';
import type { WrittenTransfer } from '../domain/explain-transfers.js';

/** What the books have of one sale. */
export interface SaleInBooks {
  readonly division: Division;
  readonly currency: string;
  readonly total: number;
  readonly orderedAt: Date;
  readonly approvedAt: Date | null;
  readonly transfers: readonly WrittenTransfer[];
  readonly locked: readonly LockedFunds[];
  readonly names: ReadonlyMap<string, string>;
}

interface SaleRow {
  readonly division: Division;
  readonly currency: string;
  readonly total: string;
  readonly orderedAt: Date;
  readonly approvedAt: Date | null;
  readonly paymentId: string | null;
}

/** Of several payments of an order the paid one counts, otherwise the last. */
const SALE = sql<{ platformId: string; id: string }>(
  'explained-sale',
  `
select o.division, o.currency, o.total, o.created_at as "orderedAt", y.id as "paymentId", y.approved_at as "approvedAt"
from orders_read o left join lateral (
  select p.id, p.approved_at from payments_read p where p.platform_id = o.platform_id and p.order_id = o.id
  order by p.captured desc, p.created_at desc, p.id desc limit 1
) y on true
where o.platform_id = :platformId and o.id = :id`,
);

interface TransferRow {
  readonly id: string;
  readonly kind: WrittenTransfer['kind'];
  readonly fact: WrittenTransfer['fact'];
  readonly amount: string;
  readonly postedAt: Date;
  readonly debitOwner: Account['owner'];
  readonly debitOwnerId: string | null;
  readonly debitBucket: Bucket;
  readonly creditOwner: Account['owner'];
  readonly creditOwnerId: string | null;
  readonly creditBucket: Bucket;
}

const TRANSFERS = sql<{ platformId: string; paymentId: string }>(
  'explained-transfers',
  `
select t.id, t.kind, t.fact, t.amount, t.posted_at as "postedAt", d.owner as "debitOwner", d.owner_id as "debitOwnerId",
  d.bucket as "debitBucket", c.owner as "creditOwner", c.owner_id as "creditOwnerId", c.bucket as "creditBucket"
from ledger_transfers t
join ledger_accounts d on d.id = t.debit_account_id and d.platform_id = t.platform_id
join ledger_accounts c on c.id = t.credit_account_id and c.platform_id = t.platform_id
where t.platform_id = :platformId and t.payment_id = :paymentId
order by t.posted_at, t.posting nulls last, t.id`,
);

interface LockedRow extends Omit<LockedFunds, 'amount'> {
  readonly amount: string;
}

const LOCKED = sql<{ platformId: string; paymentId: string }>(
  'explained-locked-funds',
  `
select owner_id as "ownerId", bucket, amount, case when due_at < 'infinity' then due_at end as "dueAt", hold, hold_until as "holdUntil"
from ledger_releases where platform_id = :platformId and payment_id = :paymentId and amount > 0 order by due_at, owner_id, bucket`,
);

const NAMES = sql<{ platformId: string; ids: readonly string[] }>(
  'names-in-books',
  `select id, name from users_read where platform_id = :platformId and id = any (:ids::uuid[])`,
);

/** Reads what explains the money of a sale. Four statements. */
@Injectable()
export class SalesInBooks {
  constructor(private readonly reads: Reads) {}

  async find({ platformId }: TenantContext, id: string): Promise<SaleInBooks | undefined> {
    const [row] = await this.reads.prepared<SaleRow>(SALE({ platformId, id }));
    if (!row) return undefined;
    const { paymentId, division, total, ...sale } = row;
    const of = paymentId === null ? null : { platformId, paymentId };
    const [transfers, locked] = await Promise.all([
      of ? this.reads.prepared<TransferRow>(TRANSFERS(of)) : [],
      of ? this.reads.prepared<LockedRow>(LOCKED(of)) : [],
    ]);
    const people = [
      ...division.shares.map(({ sellerId }) => sellerId),
      ...division.managers.map(({ managerId }) => managerId),
      ...transfers.flatMap(({ debitOwnerId, creditOwnerId }) => [debitOwnerId, creditOwnerId]),
    ];
    const ids = [...new Set(people.filter((one) => one !== null))];
    const named = await this.reads.prepared<{ id: string; name: string }>(NAMES({ platformId, ids }));
    return {
      ...{ ...sale, division, total: Number(total) },
      transfers: transfers.map(written),
      locked: locked.map((funds) => ({ ...funds, amount: cents(Number(funds.amount)) })),
      names: new Map(named.map((one) => [one.id, one.name])),
    };
  }
}

const written = ({ id, kind, fact, amount, postedAt, ...row }: TransferRow): WrittenTransfer => ({
  ...{ id, kind, fact, postedAt, amount: cents(Number(amount)) },
  from: { owner: row.debitOwner, ownerId: row.debitOwnerId, bucket: row.debitBucket },
  to: { owner: row.creditOwner, ownerId: row.creditOwnerId, bucket: row.creditBucket },
});
