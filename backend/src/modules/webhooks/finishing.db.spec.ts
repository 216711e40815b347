import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { loadConfiguration } from '../../config/index.js';
import { GuicheDataSource, Reads, Transactions } from '../../database/index.js';
import { Envelope } from '../../runtime/crypto/index.js';
import { newId } from '../../runtime/ids/index.js';
import { inAnotherTransaction } from '../../../test/support/another-transaction.js';
import { onPlatform } from '../../../test/support/contexts.js';
import { waitForLockWaiter } from '../../../test/support/lock-waiter.js';
import { WebhookAddresses } from './store/webhook-addresses.js';
import { WebhookRecords, type StoredWebhook, type WebhookResult } from './store/webhook-records.js';

const PLATFORM = '018f0000-0000-7000-8000-000000000001';
const NOW = new Date('2026-03-02T12:00:00.000Z');

let dataSource: GuicheDataSource;
let transactions: Transactions;
let records: WebhookRecords;
beforeAll(async () => {
  const { database, crypto } = loadConfiguration({ DATABASE_URL: process.env.DATABASE_URL });
  dataSource = await new GuicheDataSource(database, { entities: [], migrations: [] }).initialize();
  transactions = new Transactions(dataSource);
  const addresses = new WebhookAddresses(new Reads(dataSource));
  records = new WebhookRecords(transactions, addresses, new Envelope(crypto));
});
afterAll(() => dataSource.destroy());

const result = (state: WebhookResult['state'], dueAt: Date | null = null): WebhookResult => ({
  state,
  detail: null,
  dueAt,
  attemptId: null,
});

async function store(id: string, dueAt = NOW): Promise<string> {
  await dataSource.query(
    `insert into webhook_records (id, platform_id, provider, token, sealed, body_hash, state, received_at, due_at)
     values ($1, $4, 'HAWKPAY', 't', '', '', 'RECEIVED', $2, $3)`,
    [id, NOW, dueAt, PLATFORM],
  );
  return id;
}

const inSeconds = (seconds: number): Date => new Date(NOW.getTime() + seconds * 1_000);

const claimed = (id: string, claimedUntil: Date): StoredWebhook => ({
  id,
  provider: 'HAWKPAY',
  platformId: PLATFORM,
  gatewayAccountId: id,
  attemptId: null,
  token: 'token',
  sourceKey: null,
  tries: 0,
  claimedUntil,
  size: 0,
  open: () => ({ headers: {}, rawBody: '' }),
});

const dueOf = async (id: string): Promise<Date | undefined> =>
  (await dataSource.query<{ due_at: Date }[]>('select due_at from webhook_records where id = $1', [id]))[0]
    ?.due_at;

it('a delivery processed by two workers, because the first took long, is finished by the first', async () => {
  const id = await store(newId(NOW));
  const finish = (how: WebhookResult) =>
    transactions.run('finish', (tx) =>
      records.finish(onPlatform(PLATFORM), tx, [{ id, signature: null, ...how }], NOW),
    );
  await finish(result('RECEIVED', NOW));
  await finish(result('APPLIED'));
  await finish(result('IGNORED'));
  await finish(result('RECEIVED', NOW));
  const rows = await dataSource.query('select state, tries, due_at from webhook_records where id = $1', [id]);
  expect(rows).toEqual([{ state: 'APPLIED', tries: 2, due_at: null }]);
});

it('the signature of a delivery stays when a later try did not read it (D3)', async () => {
  const id = await store(newId(NOW));
  for (const [signature, how] of [
    ['UNPROVEN', result('RECEIVED', NOW)],
    [null, result('FAILED')],
  ] as const)
    await transactions.run('finish', (tx) =>
      records.finish(onPlatform(PLATFORM), tx, [{ id, signature, ...how }], NOW),
    );
  const rows = await dataSource.query('select state, signature from webhook_records where id = $1', [id]);
  expect(rows).toEqual([{ state: 'FAILED', signature: 'UNPROVEN' }]);
});

it('deliveries that are finished together are locked in the order of their ids, as during a key rotation', async () => {
  const [first, second] = [newId(NOW), newId(NOW)].sort() as [string, string];
  // The later one is stored before the other, and named before it: only the explicit order makes it the second.
  for (const id of [second, first]) await store(id);
  const finished = [second, first].map((id) => ({ id, signature: null, ...result('APPLIED') }));
  await inAnotherTransaction(dataSource, async (rotation) => {
    const lock = 'select id from webhook_records where id = $1 for no key update nowait';
    await rotation.query(lock, [first]);
    const finishing = transactions.run('finish', (tx) =>
      records.finish(onPlatform(PLATFORM), tx, finished, NOW),
    );
    await waitForLockWaiter(dataSource);
    // It waits for the first, and holds no lock that the rotation needs next.
    await rotation.query(lock, [second]);
    await rotation.commitTransaction();
    await finishing;
  });
  const rows = await dataSource.query('select state from webhook_records where id = any ($1)', [
    [first, second],
  ]);
  expect(rows).toEqual([{ state: 'APPLIED' }, { state: 'APPLIED' }]);
});

it('only rows that were not claimed again are released', async () => {
  const [mine, theirs] = [await store(newId(NOW), inSeconds(30)), await store(newId(NOW), inSeconds(30))];
  await dataSource.query('update webhook_records set due_at = $2 where id = $1', [theirs, inSeconds(61)]);
  const given = [mine, theirs].map((id) => claimed(id, inSeconds(30)));
  await records.release(given, inSeconds(29));
  expect([await dueOf(mine), await dueOf(theirs)]).toEqual([inSeconds(29), inSeconds(61)]);
});
