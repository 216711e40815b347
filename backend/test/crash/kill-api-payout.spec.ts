import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Client } from 'pg';
import { loadConfiguration } from '../../src/config/index.js';
import { DEMO_PASSWORD, GATEWAY_ACCOUNTS, PLATFORM_A, USERS } from '../../src/demo/demo-data.js';
import { until } from '../support/index.js';
import { CrashTestShop } from './shop.js';

const [HAWKPAY] = GATEWAY_ACCOUNTS;
const SELLER = USERS.find(({ role, platformId }) => role === 'PRODUCER' && platformId === PLATFORM_A)!;
const ADMIN = USERS.find(({ role, platformId }) => role === 'ADMIN' && platformId === PLATFORM_A)!;
const ACCOUNT = randomUUID();
const AMOUNT = 10_000;

let shop: CrashTestShop;
let database: Client;

beforeAll(async () => {
  shop = await CrashTestShop.open(process.env.DATABASE_URL);
  database = new Client(process.env.DATABASE_URL);
  await database.connect();
  // Only the account whose payouts are found by our own key.
  await database.query('update gateway_accounts set active = (id = $1)', [HAWKPAY.id]);
  await database.query(`select pg_notify('catalog_changed', '')`);
  await database.query(`update users set document = '39053344705' where id = $1`, [SELLER.id]);
  await database.query(
    `insert into bank_accounts (platform_id, id, user_id, kind, pix_key, pix_type, holder_name, holder_document, status, usable_from, created_at)
     select platform_id, $2, id, 'PIX', document, 'CPF', name, document, 'ACTIVE', now() - interval '1 year', now() from users where id = $1`,
    [SELLER.id, ACCOUNT],
  );
  await earn(10 * AMOUNT);
});

afterAll(async () => {
  await database.end();
  await shop.close();
});

/** Money of earlier sales. */
async function earn(amount: number): Promise<void> {
  const names = [`gateway:${HAWKPAY.id}:receivable`, `seller:${SELLER.id}:available`];
  const { rows } = await database.query<{ name: string; id: string }>(
    `select name, id from ledger_lock($1, 'BRL', $2, array[0, 0]::smallint[], array['gateway', 'seller'], $3, array['receivable', 'available'],
       array[]::text[])`,
    [PLATFORM_A, names, [HAWKPAY.id, SELLER.id]],
  );
  const id = (at: number) => rows.find(({ name }) => name === names[at])?.id;
  await database.query(
    `insert into ledger_transfers (id, platform_id, transaction_id, place, kind, fact, fact_key, reason, debit_account_id, credit_account_id,
       currency, amount, occurred_at, posted_at)
     values ($1::uuid, $2, $1::uuid, 1, 'CORRECTION', 'correction', $1::uuid::text, 'earlier sales', $3, $4, 'BRL', $5, now(), now())`,
    [randomUUID(), PLATFORM_A, id(0), id(1), amount],
  );
}

async function send<T>(person: typeof SELLER, method: string, path: string, body: object): Promise<T> {
  const secret = loadConfiguration({ DATABASE_URL: process.env.DATABASE_URL }).app.internalSecret;
  const headers = {
    ...{ 'content-type': 'application/json', 'x-guiche-host': 'conecta.localhost' },
    'x-guiche-secret': secret,
  };
  const call = async (how: string, to: string, sent: object, token?: string) => {
    const authorization = token === undefined ? {} : { authorization: `Bearer ${token}` };
    const reply = await fetch(shop.url + to, {
      ...{ method: how, headers: { ...headers, ...authorization }, body: JSON.stringify(sent) },
    });
    const text = await reply.text();
    if (!reply.ok) throw new Error(`${how} ${to}: ${reply.status} ${text}`);
    return (text === '' ? {} : JSON.parse(text)) as T & { readonly token: string };
  };
  const area = person.role === 'ADMIN' ? 'admin' : 'seller';
  const { token } = await call('POST', '/api/sessions', {
    area,
    email: person.email,
    password: DEMO_PASSWORD,
  });
  return call(method, path, { ...body, password: DEMO_PASSWORD }, token);
}

const request = async (): Promise<string> => {
  const wanted = { amount: AMOUNT, destination: ACCOUNT, requestKey: randomUUID() };
  return (await send<{ id: string }>(SELLER, 'POST', '/api/platform/withdrawals', wanted)).id;
};
const decide = (id: string, action: string) =>
  send(ADMIN, 'PUT', `/api/admin/withdrawals/${id}/decision`, { action, reason: 'Conferido' });
const value = async <T>(text: string, values: unknown[] = []): Promise<T> => {
  const { rows } = await database.query<{ value: T }>(text, values);
  return rows[0]?.value as T;
};
const stateOf = (id: string) => value<string>('select state as value from withdrawals where id = $1', [id]);
const available = () =>
  value<number>(
    `select balance::integer as value from ledger_accounts where bucket = 'available' and owner_id = $1`,
    [SELLER.id],
  );
const due = () =>
  value<number>(
    `select coalesce(sum(balance), 0)::integer as value from ledger_accounts where bucket = 'payout_due'`,
  );
const paidOut = () => shop.calls('HAWKPAY', 'payout');

/** The process ends there when it pays the withdrawal, and the next one is started a good minute later. */
async function paidUntil(moment: string, id: string): Promise<void> {
  await shop.api.dieAt(moment);
  await decide(id, 'approve').catch(() => undefined);
  expect(await shop.api.ended()).toBe('SIGKILL');
  await shop.moveClock(61);
  await shop.startApi();
}

/** Two real ones: `moments-of-payouts.spec.ts` ends a batch after each of its writes and calls. */
describe('kill -9 of the API that pays a withdrawal', () => {
  it('after the provider paid: it is paid once, and the books balance', async () => {
    const [before, calls] = [await available(), await paidOut()];
    const id = await request();
    await paidUntil('applyPayout:begins', id);
    // A claim of the process that died ends by itself.
    for (let minute = 0; minute < 6 && (await stateOf(id)) === 'READY'; minute += 1) await shop.moveClock(60);
    await until(async () => {
      if ((await stateOf(id)) === 'PAID') return true;
      await shop.moveClock(10);
      return false;
    });
    expect(await paidOut()).toBe(calls + 1);
    expect([await available(), await due()]).toEqual([before - AMOUNT, 0]);
    await shop.recount();
  });

  it('after the payout is written and before the call: it is not sent again, and fails when two searches found nothing', async () => {
    const [before, calls] = [await available(), await paidOut()];
    const id = await request();
    await paidUntil('openPayout:committed', id);
    expect(await stateOf(id)).toBe('SENDING');
    await until(async () => {
      await shop.moveClock(60);
      return (await stateOf(id)) === 'FAILED';
    });
    expect(await paidOut()).toBe(calls);
    expect([await available(), await due()]).toEqual([before - AMOUNT, AMOUNT]);
    await decide(id, 'retry');
    await until(async () => {
      await shop.moveClock(10);
      return (await stateOf(id)) === 'PAID';
    });
    expect(await paidOut()).toBe(calls + 1);
    expect([await available(), await due()]).toEqual([before - AMOUNT, 0]);
  });
});
