import type { Client } from 'pg';
import {
  ENTRIES_OF_TRANSFERS,
  RELEASES_OF_TRANSFERS,
} from '../../database/migrations/1795691219282-releases-of-earlier-sales.js';
import type { Envelope } from '../../runtime/crypto/index.js';
import { PLATFORM_A, PLATFORM_B } from '../platforms.js';
import { bulkShapes } from './catalog.js';
import { addReleased } from './money.js';
import { BULK_DOMAIN, addPeople } from './people.js';
import {
  OF_LEDGER,
  OF_PEOPLE,
  OF_SALES,
  lockTables,
  withConstraintsAside,
  withoutLedgerTriggers,
} from './put-aside.js';
import { addAccountRecords, addSaleRecords } from './records.js';
import { BULK_KEY, addSales, stageSales } from './sales.js';

const COUNT = `
select (select count(*) from users where platform_id = any ($1::uuid[]) and email like '%@${BULK_DOMAIN}')::int as users,
  (select count(*) from orders where platform_id = any ($1::uuid[]) and idempotency_key like '${BULK_KEY}%')::int as orders`;

/** Fewer people would sell nothing to nobody. */
export const LEAST_USERS = 100;

export interface Volume {
  readonly users: number;
  readonly orders: number;
}

interface Filling {
  readonly envelope: Envelope;
  readonly now: Date;
}

/**
 * Fills the demonstration with people and sales of the last twelve months until it has so many of them, and returns how many were
 * added. All of it or, when this throws, nothing. The amounts are divided and posted by the functions that divide and post
 * real sales, once for each way to sell.
 */
export async function fillDatabase(db: Client, wanted: Volume, { envelope, now }: Filling): Promise<Volume> {
  await db.query('begin');
  try {
    await db.query(
      `set local work_mem = '256MB'; set local maintenance_work_mem = '512MB'; set local jit = off`,
    );
    await db.query(`select pg_advisory_xact_lock(hashtextextended('demo:bulk', 0))`);
    const before = await counted(db);
    const users = Math.max(0, wanted.users - before.users);
    const orders = Math.max(0, wanted.orders - before.orders);
    if (users + orders > 0) await lockTables(db, [...OF_PEOPLE, ...OF_SALES, 'sale_partners', ...OF_LEDGER]);
    if (users > 0) {
      await withConstraintsAside(db, OF_PEOPLE, async () => {
        await addPeople(db, before.users, wanted.users, now);
        await db.query('analyze users');
        await addAccountRecords(db, now);
      });
    }
    if (orders > 0) await addOrders(db, wanted, { envelope, now, from: before.orders });
    await db.query('commit');
    return { users, orders };
  } catch (error) {
    await db.query('rollback');
    throw error;
  }
}

async function addOrders(
  db: Client,
  { orders }: Volume,
  { envelope, now, from }: Filling & { readonly from: number },
): Promise<void> {
  const shapes = await bulkShapes(db, now);
  await stageSales(db, shapes, { from, to: orders, now });
  await withConstraintsAside(db, OF_SALES, () =>
    withoutLedgerTriggers(db, async () => {
      await addSales(db, shapes, now);
      await addSaleRecords(db, envelope, now);
    }),
  );
  // The triggers of the ledger were aside.
  await db.query('analyze payments, ledger_transfers, ledger_accounts');
  await withConstraintsAside(db, OF_LEDGER, async () => {
    await addReleased(db);
    // Without their keys, the rows that exist would be read again for each row.
    await db.query('set local enable_nestloop = off');
    await db.query(withoutPresent(RELEASES_OF_TRANSFERS));
    await db.query(withoutPresent(ENTRIES_OF_TRANSFERS));
    await db.query('set local enable_nestloop = on');
  });
}

/** Adds the rows that the table does not hold. Its primary key, whose order is random, is made afterwards: to keep it costs more than the rows. */
function withoutPresent({ into, rows }: { readonly into: string; readonly rows: string }): string {
  const [table = ''] = into.split(' ');
  const [, columns = ''] = /\((.*)\)/.exec(into) ?? [];
  return `insert into ${into} select * from (${rows}) all_rows (${columns})
    where not exists (select from ${table} present where present.platform_id = all_rows.platform_id and present.id = all_rows.id)`;
}

async function counted(db: Client): Promise<Volume> {
  const { rows } = await db.query<Volume>(COUNT, [[PLATFORM_A, PLATFORM_B]]);
  return rows[0] ?? { users: 0, orders: 0 };
}
