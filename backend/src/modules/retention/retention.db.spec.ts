import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { loadConfiguration } from '../../config/index.js';
import { createDataSource } from '../../data-source.js';
import { type GuicheDataSource, NO_PLATFORM, Transactions } from '../../database/index.js';
import { OFFERS, PLATFORM_A as PLATFORM } from '../../demo/demo-data.js';
import { seedDemo } from '../../demo/seed.js';
import { Envelope } from '../../runtime/crypto/index.js';
import { newId } from '../../runtime/ids/index.js';
import { RETENTION_POLICY, policyTable } from './domain/policy.js';
import { EnforceRetention } from './jobs/enforce-retention.js';
import { Removals } from './store/removals.js';

const NOW = new Date('2026-03-02T12:00:00.000Z');
const daysAgo = (days: number): Date => new Date(NOW.getTime() - days * 24 * 3_600_000);
const minutesAgo = (minutes: number): Date => daysAgo(minutes / (24 * 60));

let dataSource: GuicheDataSource;
let forget: EnforceRetention;
beforeAll(async () => {
  const { database, webhooks, crypto } = loadConfiguration({ DATABASE_URL: process.env.DATABASE_URL });
  dataSource = await createDataSource(database).initialize();
  forget = new EnforceRetention(new Removals(new Transactions(dataSource)), webhooks);
  await dataSource.transaction((tx) => seedDemo(tx, new Envelope(crypto), NOW));
});
afterAll(() => dataSource.destroy());

const left = async (table: string): Promise<string[]> => {
  const rows = await dataSource.query<{ id: string }[]>(`select id from ${table} order by id`);
  return rows.map(({ id }) => id);
};

it('deletes deliveries when their time is over, except unprocessed ones', async () => {
  const cases: [state: string, platform: string, age: number, kept: boolean][] = [
    ['QUARANTINED', NO_PLATFORM, 6.9, true],
    ['QUARANTINED', NO_PLATFORM, 7.1, false],
    ['APPLIED', PLATFORM, 89.9, true],
    ['APPLIED', PLATFORM, 90.1, false],
    ['DUPLICATE', PLATFORM, 90.1, false],
    ['IGNORED', PLATFORM, 90.1, false],
    ['UNKNOWN_WORD', PLATFORM, 179.9, true],
    ['UNKNOWN_WORD', PLATFORM, 180.1, false],
    ['FAILED', PLATFORM, 180.1, false],
    ['QUARANTINED', PLATFORM, 179.9, true],
    ['QUARANTINED', PLATFORM, 180.1, false],
    ['RECEIVED', PLATFORM, 4_000, true],
  ];
  for (const [state, platformId, age] of cases)
    await dataSource.query(
      `insert into webhook_records (id, platform_id, provider, token, sealed, body_hash, state, detail, received_at)
       values ($1, $2, 'HAWKPAY', 't', '', '', $3, $4, $5)`,
      [newId(daysAgo(age)), platformId, state, String(age), daysAgo(age)],
    );
  expect(await forget.sweep(NOW)).toBe(cases.filter(([, , , kept]) => !kept).length);
  const left = await dataSource.query<{ state: string; detail: string }[]>(
    `select state, detail from webhook_records order by received_at desc`,
  );
  expect(left.map(({ state, detail }) => [state, Number(detail)])).toEqual(
    cases
      .filter(([, , , kept]) => kept)
      .sort(([, , a], [, , b]) => a - b)
      .map(([state, , age]) => [state, age]),
  );
  expect(await forget.sweep(NOW)).toBe(0);
});

it('deletes more than one batch at a time', async () => {
  await dataSource.query(
    `insert into webhook_records (id, platform_id, provider, token, sealed, body_hash, state, received_at)
     select ('018f0000-0000-7000-8000-' || lpad(n::text, 12, '0'))::uuid, $2, 'HAWKPAY', 't', '', '', 'QUARANTINED', $1
     from generate_series(1, 1234) n`,
    [daysAgo(600), NO_PLATFORM],
  );
  expect(await forget.sweep(NOW)).toBe(1_234);
});

it('deletes carts that did not change for 90 days', async () => {
  const cart = async (created: number, updated: number): Promise<string> => {
    const id = newId(daysAgo(created));
    await dataSource.query(
      `insert into abandoned_carts (id, platform_id, offer_id, email, amount, currency, created_at, updated_at)
       values ($1, $2, $5, 'maria@example.com', 9700, 'BRL', $3, $4)`,
      [id, PLATFORM, daysAgo(created), daysAgo(updated), OFFERS.digital.id],
    );
    return id;
  };
  const kept = [await cart(200, 89.9), await cart(89.9, 89.9)];
  await cart(200, 90.1);
  await cart(90.1, 90.1);
  expect(await forget.sweep(NOW)).toBe(2);
  expect(await left('abandoned_carts')).toEqual(kept);
});

it('S7 deletes stored cards that no purchase used within 30 minutes, and no others', async () => {
  const card = async (minutes: number, owner: string | null): Promise<string> => {
    const id = newId(minutesAgo(minutes));
    await dataSource.query(
      `insert into stored_cards (id, platform_id, gateway_account_id, kind, sealed, owner, created_at)
       select $1, $2, id, 'CARD', '', $3, $4 from gateway_accounts where platform_id = $2 limit 1`,
      [id, PLATFORM, owner, minutesAgo(minutes)],
    );
    return id;
  };
  const kept = [await card(60_000, '52998224725'), await card(29, null)];
  await card(31, null);
  expect(await forget.sweep(NOW)).toBe(1);
  expect(await left('stored_cards')).toEqual(kept);
});

it('deletes velocity counters an hour after their window, unless an offer is still paused', async () => {
  const counter = (key: string, endedMinutesAgo: number, pausedUntil: Date | null) =>
    dataSource.query(
      `insert into velocity_counters (key, attempts, declines, window_ends, unresolved, unresolved_before, unresolved_ends, paused_until)
       values ($1, 1, 1, $2, 0, 0, $2, $3)`,
      [Buffer.from(key), minutesAgo(endedMinutesAgo), pausedUntil],
    );
  await counter('open', 59, null);
  await counter('over', 61, null);
  await counter('paused', 61, new Date(NOW.getTime() + 60_000));
  expect(await forget.sweep(NOW)).toBe(1);
  const keys = await dataSource.query<{ key: string }[]>(
    `select convert_from(key, 'utf8') as key from velocity_counters order by 1`,
  );
  expect(keys).toEqual([{ key: 'open' }, { key: 'paused' }]);
});

it('clears the device data of old orders once, and keeps the orders', async () => {
  await dataSource.query(
    `insert into orders (id, platform_id, offer_id, producer_id, idempotency_key, request_hash, buyer_name, buyer_email, buyer_phone,
       buyer_document, invented, currency, items_total, shipping, total, utm_query, referer, customer_ip, finger_prints,
       upsell_token, division, created_at, installments, interest)
     select ids.id, $1, offers.id, products.producer_id, ids.id::text, '', 'Maria', 'maria@example.com', '11987654321', '52998224725',
       '{}', 'BRL', 1, 0, 1, 'utm=1', 'https://a.example', '203.0.113.9', '[{"provider": "clearsale", "value": "x"}]', ids.id::text,
       '{}', $3, 1, 0
     from unnest($2::uuid[]) as ids(id), offers join products on products.id = offers.product_id where offers.id = $4`,
    [
      PLATFORM,
      [
        ...Array<null>(501)
          .fill(null)
          .map(() => newId(daysAgo(541))),
        newId(daysAgo(539)),
      ],
      NOW,
      OFFERS.digital.id,
    ],
  );
  expect(await forget.sweep(NOW)).toBe(501);
  const rows = await dataSource.query<object[]>(
    `select count(*)::int as n, utm_query, referer, customer_ip, finger_prints from orders where platform_id = $1
     group by 2, 3, 4, 5 order by 1`,
    [PLATFORM],
  );
  expect(rows).toEqual([
    {
      ...{ n: 1, utm_query: 'utm=1', referer: 'https://a.example', customer_ip: '203.0.113.9' },
      finger_prints: [{ provider: 'clearsale', value: 'x' }],
    },
    { n: 501, utm_query: null, referer: null, customer_ip: null, finger_prints: [] },
  ]);
  expect(await forget.sweep(NOW)).toBe(0);
});

it('the policy equals that of docs/security.md, row by row', () => {
  const security = readFileSync(resolve(__dirname, '../../../../docs/security.md'), 'utf8');
  const cells = (line: string) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim());
  const result = security
    .slice(security.indexOf('**Retention.**'))
    .split('\n')
    .filter((line) => line.startsWith('|') && !/^[| -]+$/.test(line));
  expect(result.map((line) => cells(line).join(' | '))).toEqual(policyTable());
});

it('every name is unique, because progress is stored under it', () => {
  const names = RETENTION_POLICY.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
});
