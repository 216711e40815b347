import { DatabaseError, type Client } from 'pg';

/** Those that people fill, and what is kept of them. */
export const OF_PEOPLE = ['users', 'bank_accounts', 'sign_in_log'];
/** Those that sales fill. `sale_partners` is not among them: the days of all sales are summed by its primary key. */
export const OF_SALES = [
  ...['orders', 'order_items', 'payments', 'attempts', 'refunds', 'sales', 'ledger_transfers', 'sales_days'],
  ...['seller_sales_days', 'webhook_records', 'attention_items'],
];

/** What the triggers of the ledger would fill. */
export const OF_LEDGER = ['ledger_releases', 'ledger_entries'];

/**
 * Foreign keys, indexes, primary keys and unique constraints of the big tables, without those that another table refers to. They cost more than
 * the rows when they are checked row by row, and a part of it when they are made once over all rows.
 */
const PUT_ASIDE = `
select format('alter table %s drop constraint %I', c.conrelid::regclass, c.conname) as "drop",
  format('alter table %s add constraint %I %s', c.conrelid::regclass, c.conname, pg_get_constraintdef(c.oid)) as "make",
  case c.contype when 'f' then 2 else 1 end as place
from pg_constraint c
where c.conrelid = any ($1::regclass[]) and (c.contype = 'f' or (c.contype in ('p', 'u')
  and not exists (select from pg_constraint other where other.contype = 'f' and other.conindid = c.conindid)))
union all
select format('drop index %s', i.indexrelid::regclass), pg_get_indexdef(i.indexrelid), 0
from pg_index i
where i.indrelid = any ($1::regclass[]) and not exists (select from pg_constraint c where c.conindid = i.indexrelid and c.contype in ('p', 'u', 'x'))
order by place`;

/** The tables and those that their foreign keys refer to: dropping such a key locks both. */
const WITH_REFERRED = `
select string_agg(distinct name, ', ') as names
from (
  select t::text as name from unnest($1::regclass[]) t
  union all
  select c.confrelid::regclass::text from pg_constraint c where c.conrelid = any ($1::regclass[]) and c.contype = 'f'
) locked`;
/** Another statement holds a lock, or waits for one of ours: deadlock_detected, lock_not_available. */
const IN_THE_WAY = ['40P01', '55P03'];
const LOCK_TRIES = 20;

/**
 * Locks all tables at once, before anything is done. The processes of a running platform lock the same tables in other orders; whoever is in
 * the way then costs another try, and not the work of a minute.
 */
export async function lockTables(db: Client, tables: readonly string[]): Promise<void> {
  const { rows } = await db.query<{ names: string }>(WITH_REFERRED, [tables]);
  for (let tries = 1; ; tries += 1) {
    await db.query(`savepoint before_locks; set local lock_timeout = '5s'`);
    try {
      await db.query(`lock table ${rows[0]?.names ?? ''} in access exclusive mode`);
      await db.query('set local lock_timeout = 0');
      return;
    } catch (error) {
      if (tries === LOCK_TRIES || !isInTheWay(error)) throw error;
      await db.query('rollback to savepoint before_locks');
    }
  }
}

const isInTheWay = (error: unknown): boolean =>
  error instanceof DatabaseError && IN_THE_WAY.includes(error.code ?? '');

/**
 * Puts the constraints and secondary indexes of some tables aside, does the work, and makes them again, which checks every row.
 * In the caller's transaction: whatever fails, they are as they were. The tables are locked until it ends.
 */
export async function withConstraintsAside(
  db: Client,
  tables: readonly string[],
  work: () => Promise<void>,
): Promise<void> {
  const { rows } = await db.query<Aside>(PUT_ASIDE, [tables]);
  // Foreign keys need the unique constraints, so they are dropped first and made last.
  for (const { drop } of rows.toReversed()) await db.query(drop);
  await work();
  for (const { make } of rows) await db.query(make);
}

interface Aside {
  readonly drop: string;
  readonly make: string;
}

/** Does the work without the triggers of the ledger: the balances are moved once for all transfers, by a statement of `addSales`. */
export async function withoutLedgerTriggers(db: Client, work: () => Promise<void>): Promise<void> {
  await db.query('alter table ledger_transfers disable trigger user');
  await db.query('alter table ledger_accounts disable trigger moved_by_transfers_only');
  await work();
  await db.query('alter table ledger_accounts enable trigger moved_by_transfers_only');
  await db.query('alter table ledger_transfers enable trigger user');
}
