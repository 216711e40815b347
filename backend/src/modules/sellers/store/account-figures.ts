import { Injectable } from '@nestjs/common';
import { DEFAULT_CURRENCY } from '@guiche/money';
import { Reads, Transactions, insertRows, sql, statement } from '../../../database/index.js';

/** What is sold by a seller, or by the sellers of a manager. Money is cents of a real. */
export interface AccountFigures {
  readonly accountId: string;
  readonly sellers: number;
  /** Approved in the last 30 days and not given back. */
  readonly revenue: number;
  /** As `revenue`, of 90 days. */
  readonly revenue90: number;
  readonly sales: number;
  readonly lastSignInAt: Date | null;
  /** Disputed among those approved in the last 90 days, by number. */
  readonly chargebackBps: number;
  readonly firstSaleAt: Date | null;
  readonly lastSaleAt: Date | null;
  readonly pending: number;
  readonly available: number;
  readonly reserve: number;
  readonly blocked: number;
  readonly debt: number;
  /** What the sales of a seller brought the present manager in the last 30 days, or what a manager earned, without what went back. */
  readonly commission: number;
  readonly ownFees: boolean;
  readonly salesBlocked: boolean;
  readonly cashOutBlocked: boolean;
}

/** As lists filter by them. */
export interface BandedFigures extends AccountFigures {
  readonly revenueBand: string;
  readonly lastSaleBand: string;
  readonly signInBand: string;
}

const NUMBERS = `coalesce(sum(p.amount) filter (where p.status = 'APPROVED' and p.approved_at >= :revenueSince and p.currency = '${DEFAULT_CURRENCY}'), 0) as revenue,
  coalesce(sum(p.amount) filter (where p.status = 'APPROVED' and p.approved_at >= :disputesSince and p.currency = '${DEFAULT_CURRENCY}'), 0) as "revenue90",
  count(*) filter (where p.status = 'APPROVED' and p.approved_at >= :revenueSince) as sales,
  count(*) filter (where p.approved_at >= :disputesSince) as approved,
  count(*) filter (where p.status = 'CHARGEBACK' and p.approved_at >= :disputesSince) as disputed,
  min(p.approved_at) as "firstSaleAt", max(p.approved_at) as "lastSaleAt"`;

// Each table is read once, and not once for each seller.
const COMPUTE = sql<{
  platformId: string;
  sellerId: string | null;
  revenueSince: Date;
  disputesSince: Date;
  since: Date;
  now: Date;
}>(
  'compute-account-figures',
  `
with sold as (
  select s.producer_id as id, ${NUMBERS}
  from payments_read p
  join orders_read s on s.platform_id = p.platform_id and s.id = p.order_id
  where p.platform_id = :platformId and p.captured and p.approved_at >= :since
    and (:sellerId::uuid is null or s.producer_id = :sellerId)
  group by s.producer_id
), held as (
  select owner_id as id,
    coalesce(sum(balance) filter (where bucket = 'pending'), 0) as pending,
    coalesce(sum(balance) filter (where bucket = 'available'), 0) as available,
    coalesce(sum(balance) filter (where bucket = 'reserve'), 0) as reserve,
    coalesce(sum(balance) filter (where bucket = 'blocked'), 0) as blocked,
    coalesce(sum(balance) filter (where bucket = 'debt'), 0) as debt
  from ledger_accounts_read
  where platform_id = :platformId and owner_id is not null and currency = '${DEFAULT_CURRENCY}'
    and (:sellerId::uuid is null or owner_id = :sellerId)
  group by owner_id
), earned as (
  -- Debt counts against what was earned: its entries grow with what is owed.
  select e.owner_id, o.producer_id, sum(case e.bucket when 'debt' then -e.amount else e.amount end) as commission
  from users_read m
  join ledger_entries_read e on e.platform_id = m.platform_id and e.owner_id = m.id
  join payments_read p on p.platform_id = e.platform_id and p.id = e.payment_id
  join orders_read o on o.platform_id = p.platform_id and o.id = p.order_id
  where m.platform_id = :platformId and m.role = 'MANAGER' and e.posted_at >= :revenueSince and e.currency = '${DEFAULT_CURRENCY}'
    and e.kind in ('SALE', 'REFUND', 'CHARGEBACK', 'RESTORE', 'CORRECTION') and (:sellerId::uuid is null or o.producer_id = :sellerId)
  group by e.owner_id, o.producer_id
), terms as (
  select distinct on (account_id) account_id as id, value from account_terms_read
  where platform_id = :platformId and kind = 'SELLER' and valid_from <= :now and (:sellerId::uuid is null or account_id = :sellerId)
  order by account_id, valid_from desc, created_at desc, id desc
)
select u.id as "accountId", u.role, f.first_sale_at is null and sold.id is not null as "isFirstSale", u.manager_id as "managerId", coalesce(sold.revenue, 0)::bigint as revenue,
  coalesce(sold."revenue90", 0)::bigint as "revenue90", u.last_sign_in_at as "lastSignInAt",
  coalesce(sold.sales, 0)::int as sales, coalesce(sold.approved, 0)::int as approved, coalesce(sold.disputed, 0)::int as disputed,
  least(f.first_sale_at, sold."firstSaleAt") as "firstSaleAt", greatest(f.last_sale_at, sold."lastSaleAt") as "lastSaleAt",
  coalesce(held.pending, 0)::bigint as pending, coalesce(held.available, 0)::bigint as available,
  coalesce(held.reserve, 0)::bigint as reserve, coalesce(held.blocked, 0)::bigint as blocked, coalesce(held.debt, 0)::bigint as debt,
  coalesce(case u.role when 'MANAGER' then taken.commission else brought.commission end, 0)::bigint as commission,
  terms.value ? 'fees' as "ownFees", terms.value ? 'salesBlocked' as "salesBlocked", terms.value ? 'cashOutBlocked' as "cashOutBlocked"
from users_read u
left join account_figures f on f.platform_id = u.platform_id and f.account_id = u.id
left join sold on sold.id = u.id
left join held on held.id = u.id
left join terms on terms.id = u.id
left join earned brought on brought.owner_id = u.manager_id and brought.producer_id = u.id
left join (select owner_id, sum(commission) as commission from earned group by owner_id) taken on taken.owner_id = u.id
where u.platform_id = :platformId and u.role in ('PRODUCER', 'MANAGER') and (:sellerId::uuid is null or u.id = :sellerId)`,
);

const PLATFORMS = sql<object>('platforms-for-figures', 'select id from platforms_read order by id');

const IS_KNOWN = sql<{ platformId: string }>(
  'are-figures-known',
  'select exists (select from account_figures where platform_id = :platformId) as "isKnown"',
);

/** A row as it is computed, before those of managers are summed. */
export interface ComputedFigures extends Omit<
  AccountFigures,
  'chargebackBps' | 'sellers' | 'ownFees' | 'salesBlocked' | 'cashOutBlocked'
> {
  readonly role: 'PRODUCER' | 'MANAGER';
  readonly managerId: string | null;
  readonly approved: number;
  /** Its first sale became known now. */
  readonly isFirstSale: boolean;
  readonly disputed: number;
  readonly ownFees: boolean | null;
  readonly salesBlocked: boolean | null;
  readonly cashOutBlocked: boolean | null;
}

const COLUMNS = [
  ...[
    'platform_id',
    'account_id',
    'sellers',
    'revenue',
    'sales',
    'chargeback_bps',
    'first_sale_at',
    'last_sale_at',
  ],
  ...[
    'pending',
    'available',
    'reserve',
    'blocked',
    'debt',
    'commission',
    'own_fees',
    'sales_blocked',
    'cash_out_blocked',
  ],
  ...['revenue_90', 'revenue_band', 'last_sale_band', 'sign_in_band', 'computed_at'],
];

const REPLACE = `on conflict (platform_id, account_id) do update set ${COLUMNS.slice(2)
  .map((name) => `${name} = excluded.${name}`)
  .join(', ')}`;

/** Rows of one statement: well below what PostgreSQL takes as parameters. */
const ROWS_AT_ONCE = 500;

/** The figures of sellers and managers, as the job computed them last. */
@Injectable()
export class StoredFigures {
  constructor(
    private readonly reads: Reads,
    private readonly transactions: Transactions,
  ) {}

  platforms(): Promise<{ id: string }[]> {
    return this.reads.primary(PLATFORMS({}));
  }

  /** Whether the figures of a platform were computed before. */
  async isKnown(platformId: string): Promise<boolean> {
    const [row] = await this.reads.primary<{ isKnown: boolean }>(IS_KNOWN({ platformId }));
    return row?.isKnown ?? false;
  }

  async compute(asked: Parameters<typeof COMPUTE>[0]): Promise<ComputedFigures[]> {
    const rows = await this.reads.primary<ComputedFigures>(COMPUTE(asked));
    return rows.map((row) => ({
      ...row,
      ...{
        revenue: Number(row.revenue),
        revenue90: Number(row.revenue90),
        pending: Number(row.pending),
        available: Number(row.available),
      },
      ...{ reserve: Number(row.reserve), blocked: Number(row.blocked), debt: Number(row.debt) },
      commission: Number(row.commission),
    }));
  }

  async write(platformId: string, figures: readonly BandedFigures[], now: Date): Promise<void> {
    for (let at = 0; at < figures.length; at += ROWS_AT_ONCE) {
      const rows = figures
        .slice(at, at + ROWS_AT_ONCE)
        .map((one) => [
          ...[platformId, one.accountId, one.sellers, one.revenue, one.sales, one.chargebackBps],
          ...[
            one.firstSaleAt,
            one.lastSaleAt,
            one.pending,
            one.available,
            one.reserve,
            one.blocked,
            one.debt,
            one.commission,
          ],
          ...[one.ownFees, one.salesBlocked, one.cashOutBlocked],
          ...[one.revenue90, one.revenueBand, one.lastSaleBand, one.signInBand, now],
        ]);
      const into = {
        name: 'write-account-figures',
        into: 'account_figures',
        columns: COLUMNS,
        rows,
        rest: REPLACE,
      };
      await this.transactions.run('writeFigures', (tx) => statement(tx, insertRows(into)));
    }
  }
}
