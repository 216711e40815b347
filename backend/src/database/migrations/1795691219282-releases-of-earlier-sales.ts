import type { MigrationInterface, QueryRunner } from 'typeorm';
import { CREDIT_ID, ENTRY_KIND, RELEASE_ID } from './1795691218200-releases-of-sales.js';

/**
 * Why: statements begin with the first transfer, and sales from before releases have money in pending, which is released as the default says: PIX and boleto two days after the
 * approval, cards after thirty. Corrections are released with their sale.
 * Locks: reads the ledger and fills two tables, on which nothing waits. A minute for some millions of sales. What a sale has left
 * is counted again when it is released, so a refund in between does no harm.
 * Undo: nothing; the table is dropped by the migration before.
 */
export class ReleasesOfEarlierSales1795691219282 implements MigrationInterface {
  name = 'ReleasesOfEarlierSales1795691219282';

  async up(db: QueryRunner): Promise<void> {
    await db.query(FILL_RELEASES);
    await db.query(skipPresent(ENTRIES_OF_TRANSFERS));
  }

  async down(): Promise<void> {
    // The rows go with their table.
  }
}

/** The statements of all transfers. */
export const ENTRIES_OF_TRANSFERS = {
  into: 'ledger_entries (platform_id, id, account_id, owner_id, bucket, currency, kind, amount, balance, payment_id, subject_id, posted_at)',
  rows: `
select s.platform_id, s.id, s.account_id, a.owner_id, a.bucket, a.currency, s.kind, case a.bucket when 'debt' then -s.net else s.net end,
  sum(case a.bucket when 'debt' then -s.net else s.net end) over (partition by s.account_id order by s.posted_at, s.transfer_id),
  s.payment_id, s.subject_id, s.posted_at
from (
  select t.platform_id, t.id as transfer_id, ${CREDIT_ID} as id, t.credit_account_id as account_id, t.amount as net, ${ENTRY_KIND} as kind,
    t.payment_id, t.subject_id, t.posted_at from ledger_transfers t
  union all
  select t.platform_id, t.id, t.id, t.debit_account_id, -t.amount, ${ENTRY_KIND}, t.payment_id, t.subject_id, t.posted_at
  from ledger_transfers t
) s
join ledger_accounts a on a.id = s.account_id and a.platform_id = s.platform_id
where a.owner in ('seller', 'manager')`,
};

/** What all sales have left to be released; also for those that are written past the triggers. */
export const RELEASES_OF_TRANSFERS = {
  into: 'ledger_releases (platform_id, id, payment_id, account_id, owner, owner_id, bucket, currency, amount, due_at, look_at)',
  rows: `
select l.platform_id, ${RELEASE_ID('l')}, l.payment_id, l.account_id, a.owner, a.owner_id, a.bucket, a.currency, l.amount, due.at, due.at
from (
  select platform_id, payment_id, account_id, sum(amount)::bigint as amount, min(occurred_at) as approved_at
  from (
    select t.platform_id, t.payment_id, t.credit_account_id as account_id, t.amount, t.occurred_at from ledger_transfers t
    join ledger_accounts c on c.id = t.credit_account_id and c.platform_id = t.platform_id and c.bucket in ('pending', 'reserve')
    where t.payment_id is not null
    union all
    select t.platform_id, t.payment_id, t.debit_account_id, -t.amount, t.occurred_at from ledger_transfers t
    join ledger_accounts d on d.id = t.debit_account_id and d.platform_id = t.platform_id and d.bucket in ('pending', 'reserve')
    where t.payment_id is not null
  ) sides
  group by platform_id, payment_id, account_id
  having sum(amount) > 0
) l
join ledger_accounts a on a.id = l.account_id and a.platform_id = l.platform_id
left join payments p on p.id = l.payment_id and p.platform_id = l.platform_id
cross join lateral (
  select (((l.approved_at at time zone 'America/Sao_Paulo')::date + case when p.method = 'CREDIT_CARD' then 30 else 2 end)::timestamp
    at time zone 'America/Sao_Paulo') as at
) due`,
};

interface Filling {
  /** The table and its columns. */
  readonly into: string;
  readonly rows: string;
}

/** Nothing is changed in rows that exist. */
function skipPresent({ into, rows }: Filling): string {
  return `insert into ${into} ${rows} on conflict (platform_id, id) do nothing`;
}

/** The amounts to be released that are missing. */
export const FILL_RELEASES = skipPresent(RELEASES_OF_TRANSFERS);
