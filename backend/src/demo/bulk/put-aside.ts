import type { Client } from 'pg';

/** Those that people fill, and what is kept of them. */
export const OF_PEOPLE = ['users', 'bank_accounts', 'sign_in_log'];
/** Those that sales fill. */
export const OF_SALES = [
  ...['orders', 'order_items', 'payments', 'attempts', 'refunds', 'sales', 'ledger_transfers'],
  ...['sale_partners', 'sales_days'],
  ...['webhook_records', 'attention_items'],
];

/** What the triggers of the ledger would fill, by statements that skip what exists: their primary keys stay. */
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
  await withAside(db, rows, work);
}

/** The same with secondary indexes only. */
export async function withIndexesAside(
  db: Client,
  tables: readonly string[],
  work: () => Promise<void>,
): Promise<void> {
  const { rows } = await db.query<Aside>(PUT_ASIDE, [tables]);
  await withAside(
    db,
    rows.filter(({ place }) => place === 0),
    work,
  );
}

interface Aside {
  readonly drop: string;
  readonly make: string;
  /** 0: an index, 1: a primary key or unique constraint, 2: a foreign key. */
  readonly place: number;
}

async function withAside(db: Client, rows: readonly Aside[], work: () => Promise<void>): Promise<void> {
  // Foreign keys need the unique constraints, so they are dropped first and made last.
  for (const { drop } of rows.toReversed()) await db.query(drop);
  await work();
  for (const { make } of rows) await db.query(make);
}

/** Does the work without the triggers of the ledger: the balances are moved once for all transfers, by a statement of `addSales`. */
export async function withoutLedgerTriggers(db: Client, work: () => Promise<void>): Promise<void> {
  await db.query('alter table ledger_transfers disable trigger user');
  await db.query('alter table ledger_accounts disable trigger moved_by_transfers_only');
  await work();
  await db.query('alter table ledger_accounts enable trigger moved_by_transfers_only');
  await db.query('alter table ledger_transfers enable trigger user');
}
