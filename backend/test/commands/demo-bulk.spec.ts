import { randomBytes } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { GuicheDataSource } from '../../src/database/index.js';
import { divideSale, type Division } from '../../src/modules/ledger/index.js';
import { connect } from '../support/ledger/books.js';
import { runProgram } from '../support/run-program.js';

const ORDERS = 3_000;
const USERS = 400;
const PRODUCTION = {
  GUICHE_MODE: 'production',
  PUBLIC_WEB_URL: 'https://pay.example',
  WEBHOOK_BASE_URL: 'https://pay.example',
  POSTCODE_URL: 'https://cep.example',
  WEBHOOK_ALERTS_EMAIL: 'ops@guiche.example',
  MAIL_URL: 'smtps://mail.example',
  MAIL_FROM: 'no-reply@guiche.example',
  TRUSTED_PROXIES: 'loopback',
  INTERNAL_SECRET: randomBytes(32).toString('base64'),
  ENCRYPTION_KEYS: `ours:${randomBytes(32).toString('base64')}`,
};

let dataSource: GuicheDataSource;
beforeAll(async () => {
  dataSource = await connect();
});
afterAll(() => dataSource.destroy());

const rows = <T = Record<string, unknown>>(sql: string) => dataSource.query<T[]>(sql);
const fill = (users = USERS, orders = ORDERS, settings: Record<string, string> = {}) =>
  runProgram('demo-bulk', ['--users', String(users), '--orders', String(orders)], { settings });
const counts = () =>
  rows(`select (select count(*) from users)::int as users, (select count(*) from orders)::int as orders,
    (select count(*) from order_items)::int as items, (select count(*) from payments)::int as payments,
    (select count(*) from attempts)::int as attempts, (select count(*) from ledger_transfers)::int as transfers,
    (select count(*) from sales)::int as sales, (select count(*) from sign_in_log)::int as sign_ins, (select count(*) from webhook_records)::int as webhooks,
    (select count(*) from bank_accounts)::int as bank_accounts, (select count(*) from attention_items)::int as review_items`);

/** Every constraint, index and active trigger of the schema. */
const rules = () =>
  rows(`select conrelid::regclass || ' ' || conname || ' ' || pg_get_constraintdef(oid) as rule from pg_constraint where connamespace = 'public'::regnamespace
    union all select indexdef from pg_indexes where schemaname = 'public'
    union all select tgrelid::regclass || ' ' || tgname || ' ' || tgenabled::text from pg_trigger where not tgisinternal
    order by rule`);

/**
 * What a worker does meanwhile: one holds a table that the command locks last, and asks for one that it has locked. The command finds the
 * deadlock, because it waits for another worker until both wait.
 */
async function runningPlatform(): Promise<void> {
  const [one, other] = [dataSource.createQueryRunner(), dataSource.createQueryRunner()];
  await one.startTransaction();
  await one.query('select from webhook_records limit 1');
  await other.startTransaction();
  await other.query('select from orders limit 1');
  await waiting('orders');
  const asked = one.query('select from attempts limit 1');
  await waiting('attempts');
  // PostgreSQL looks for a deadlock once in each wait, after a second: this wait has been looked at by then.
  await setTimeout(1_500);
  await other.commitTransaction();
  await asked;
  await one.commitTransaction();
  await Promise.all([one.release(), other.release()]);
}

/** Until somebody waits for a lock of this table. */
async function waiting(table: string): Promise<void> {
  const waits = `select from pg_locks where relation = '${table}'::regclass and not granted`;
  while ((await rows(waits)).length === 0) await setTimeout(50);
}

describe('demo:bulk', () => {
  it('refuses a database without the demonstration', async () => {
    expect(await fill()).toEqual({
      code: 1,
      stdout: '',
      stderr: 'The database holds no demonstration. "npm start" makes one.\n',
    });
  });

  it('adds as many people and orders as were asked for beside a running platform, and leaves every rule of the schema as it was', async () => {
    expect((await runProgram('demo-reset')).code).toBe(0);
    const before = await rules();
    const [{ code, stdout, stderr }] = await Promise.all([fill(), runningPlatform()]);
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(JSON.parse(stdout)).toMatchObject({ added: { users: USERS, orders: ORDERS } });
    expect(await rows(`select count(*)::int as orders from orders`)).toEqual([{ orders: ORDERS }]);
    expect(
      await rows(`select count(*)::int as users from users where email like '%@volume.example'`),
    ).toEqual([{ users: USERS }]);
    expect(await rules()).toEqual(before);
  });

  it('releases what is due, as the job would have, and leaves it nothing but what a won dispute gave back', async () => {
    const [released] = await rows<{ count: number; keys: number; apart: number }>(`
      select count(*)::int as count,
        count(*) filter (where t.fact_key ~ ('^' || r.payment_id || '/release/(seller|manager):' || r.owner_id || ':pending/1/1$'))::int as keys,
        count(*) filter (where t.amount <> r.released_amount or t.posted_at <> r.released_at or t.posting is not null)::int as apart
      from ledger_releases r
      join ledger_transfers t on t.platform_id = r.platform_id and t.payment_id = r.payment_id and t.debit_account_id = r.account_id
        and t.kind = 'RELEASE'
      where r.amount = 0`);
    expect(released?.count).toBeGreaterThan(1_000);
    expect(released).toEqual({ count: released?.count, keys: released?.count, apart: 0 });
    expect(
      await rows(`select count(*)::int as count from ledger_releases r join payments p on p.platform_id = r.platform_id and p.id = r.payment_id
        where r.amount > 0 and r.due_at <= now() and not p.restored`),
    ).toEqual([{ count: 0 }]);
  });

  it('sells on both platforms, by every method, with every result', async () => {
    expect(await rows(`select count(distinct platform_id)::int as platforms from orders`)).toEqual([
      { platforms: 2 },
    ]);
    expect(await rows(`select distinct method from payments order by method`)).toEqual(
      ['BILLET', 'CREDIT_CARD', 'PIX'].map((method) => ({ method })),
    );
    expect(await rows(`select distinct status from payments order by status`)).toEqual(
      ['APPROVED', 'CANCELED', 'CHARGEBACK', 'PENDING', 'REFUNDED', 'REJECTED'].map((status) => ({ status })),
    );
    expect(await rows(`select bool_or(restored) as won from payments`)).toEqual([{ won: true }]);
  });

  it('spreads the orders over twelve months and leaves nothing for jobs to do', async () => {
    expect(
      await rows(
        `select count(distinct date_trunc('month', created_at))::int >= 12 as all_months from orders`,
      ),
    ).toEqual([{ all_months: true }]);
    expect(await rows(`select count(*)::int as late from orders where created_at > now()`)).toEqual([
      { late: 0 },
    ]);
    expect(await rows(`select count(*)::int as due from attempts where due_at is not null`)).toEqual([
      { due: 0 },
    ]);
  });

  it('divides every order as the division function divides its terms', async () => {
    const orders = await rows<{ division: Division; total: number; mainId: string }>(
      `select o.division, o.total, i.id as "mainId" from orders o join order_items i on i.order_id = o.id and i.kind = 'MAIN'`,
    );
    expect(orders).toHaveLength(ORDERS);
    for (const { division, total, mainId } of orders) {
      expect(divideSale(division.terms)).toEqual(division);
      expect(division.gross + (division.financing?.interest ?? 0) + (division.financing?.rounding ?? 0)).toBe(
        Number(total),
      );
      expect(division.items[0]?.itemId).toBe(mainId);
    }
  });

  it('posts for every paid order what its division says, to the cent', async () => {
    const wrong = await rows(`
      select o.id from orders o join payments p on p.order_id = o.id
      left join lateral (
        select sum(amount) filter (where fact = 'share') as shares, sum(amount) filter (where fact = 'commission') as managers
        from ledger_transfers t where t.payment_id = p.id and t.kind = 'APPROVAL') t on true
      where (p.approved_at is not null) <> (t.shares is not null)
        or p.approved_at is not null and (t.shares <> (select sum((s ->> 'amount')::bigint) from jsonb_array_elements(o.division -> 'shares') s)
        or coalesce(t.managers, 0) <> (select coalesce(sum((m ->> 'amount')::bigint), 0) from jsonb_array_elements(o.division -> 'managers') m))`);
    expect(wrong).toEqual([]);
  });

  it('writes a line of a statement for each side of a transfer that a seller or manager has part in', async () => {
    const [lines] = await rows<{ expected: number; written: number; sum: string; balances: string }>(`
      select (select count(*)::int from ledger_transfers t join ledger_accounts a on a.id in (t.debit_account_id, t.credit_account_id)
          where a.owner in ('seller', 'manager')) as expected,
        (select count(*)::int from ledger_entries) as written,
        (select sum(amount) from ledger_entries) as sum,
        (select sum(balance) from ledger_accounts where owner in ('seller', 'manager')) as balances`);
    expect(lines?.written).toBeGreaterThan(5_000);
    expect(lines).toEqual({ ...lines, written: lines?.expected, sum: lines?.balances });
  });

  it('gives back everything of refunded and disputed orders', async () => {
    const left = await rows(`
      select p.status, sum(case when a.owner in ('seller', 'manager') then case when a.id = t.credit_account_id then t.amount else -t.amount end end)::int as kept
      from payments p join ledger_transfers t on t.payment_id = p.id
      join ledger_accounts a on a.id in (t.credit_account_id, t.debit_account_id)
      where p.status in ('REFUNDED', 'CHARGEBACK') group by p.status order by p.status`);
    expect(left).toEqual([
      { status: 'CHARGEBACK', kept: 0 },
      { status: 'REFUNDED', kept: 0 },
    ]);
  });

  it('leaves balances that the transfers give, and an intact audit log', async () => {
    expect(await runProgram('ledger-balances')).toMatchObject({ code: 0, stderr: '' });
    expect(await runProgram('audit-verify')).toMatchObject({ code: 0, stderr: '' });
  });

  it('writes for lists the same rows as a rebuild from orders and payments', async () => {
    const sales = () => rows(`select * from sales order by platform_id, id`);
    const written = await sales();
    expect(written).toHaveLength(ORDERS);
    const { code, stdout } = await runProgram('sales-rebuild');
    expect({ code, stdout }).toEqual({ code: 0, stdout: `{"sales":${ORDERS}}\n` });
    expect(await sales()).toEqual(written);
  });

  it('adds nothing when it runs again', async () => {
    const before = await counts();
    expect(JSON.parse((await fill()).stdout)).toMatchObject({ added: { users: 0, orders: 0 } });
    expect(await counts()).toEqual(before);
  });

  it('adds only what is missing when more is asked for', async () => {
    const { stdout } = await fill(USERS + 100, ORDERS + 500);
    expect(JSON.parse(stdout)).toMatchObject({ added: { users: 100, orders: 500 } });
    expect(await runProgram('ledger-balances')).toMatchObject({ code: 0, stderr: '' });
  });

  it('is refused in production and changes nothing', async () => {
    const before = await counts();
    const { code, stderr } = await fill(USERS + 200, ORDERS + 600, PRODUCTION);
    expect({ code, stderr }).toEqual({ code: 1, stderr: 'demo:bulk is refused in production.\n' });
    expect(await counts()).toEqual(before);
  });

  it.each([
    [['--users', '10'], '--users takes a whole number of at least 100, not "10".\n'],
    [['--orders', 'many'], '--orders takes a whole number of at least 0, not "many".\n'],
  ])('refuses %j', async (args, stderr) => {
    expect(await runProgram('demo-bulk', args)).toEqual({ code: 1, stdout: '', stderr });
  });
});
