import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { loadConfiguration } from '../../config/index.js';
import { GuicheDataSource, Transactions } from '../../database/index.js';
import { Envelope } from '../../runtime/crypto/index.js';
import { newId } from '../../runtime/ids/index.js';
import { ForgetWebhooks } from './jobs/forget-webhooks.js';
import { WebhookRecords } from './store/webhook-records.js';

const NOW = new Date('2026-03-02T12:00:00.000Z');
const PLATFORM = '018f0000-0000-7000-8000-00000000f0f0';
const daysAgo = (days: number): Date => new Date(NOW.getTime() - days * 24 * 3_600_000);

let dataSource: GuicheDataSource;
let forget: ForgetWebhooks;
beforeAll(async () => {
  const { database, crypto, webhooks } = loadConfiguration({ DATABASE_URL: process.env.DATABASE_URL });
  dataSource = await new GuicheDataSource(database, { entities: [], migrations: [] }).initialize();
  forget = new ForgetWebhooks(
    new WebhookRecords(new Transactions(dataSource), new Envelope(crypto)),
    webhooks,
  );
  await dataSource.query(
    `insert into platforms (id, slug, name, fees, created_at) values ($1, 'esquecer', 'Esquecer', '{}', $2)`,
    [PLATFORM, NOW],
  );
});
afterAll(() => dataSource.destroy());

it('forgets deliveries when their time is over, and none that is not understood yet', async () => {
  const cases: [state: string, platform: string | null, age: number, kept: boolean][] = [
    ['QUARANTINED', null, 6.9, true],
    ['QUARANTINED', null, 7.1, false],
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

it('forgets more than one batch at a time', async () => {
  await dataSource.query(
    `insert into webhook_records (id, provider, token, sealed, body_hash, state, received_at)
     select ('018f0000-0000-7000-8000-' || lpad(n::text, 12, '0'))::uuid, 'HAWKPAY', 't', '', '', 'QUARANTINED', $1
     from generate_series(1, 1234) n`,
    [daysAgo(600)],
  );
  expect(await forget.sweep(NOW)).toBe(1_234);
});
