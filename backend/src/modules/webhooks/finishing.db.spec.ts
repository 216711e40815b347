import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { loadConfiguration } from '../../config/index.js';
import { GuicheDataSource, Transactions } from '../../database/index.js';
import { Envelope } from '../../runtime/crypto/index.js';
import { newId } from '../../runtime/ids/index.js';
import { WebhookRecords, type WebhookResult } from './store/webhook-records.js';

const NOW = new Date('2026-03-02T12:00:00.000Z');

let dataSource: GuicheDataSource;
let transactions: Transactions;
let records: WebhookRecords;
beforeAll(async () => {
  const { database, crypto } = loadConfiguration({ DATABASE_URL: process.env.DATABASE_URL });
  dataSource = await new GuicheDataSource(database, { entities: [], migrations: [] }).initialize();
  transactions = new Transactions(dataSource);
  records = new WebhookRecords(transactions, new Envelope(crypto));
});
afterAll(() => dataSource.destroy());

const result = (state: WebhookResult['state'], dueAt: Date | null = null): WebhookResult => ({
  state,
  detail: null,
  dueAt,
  attemptId: null,
});

it('a delivery that two understood at once, because the first took long, is finished by the first for good', async () => {
  const id = newId(NOW);
  await dataSource.query(
    `insert into webhook_records (id, provider, token, sealed, body_hash, state, received_at, due_at)
     values ($1, 'HAWKPAY', 't', '', '', 'RECEIVED', $2, $2)`,
    [id, NOW],
  );
  const finish = (how: WebhookResult) =>
    transactions.run('finish', (tx) => records.finish(tx, [{ id, ...how }], NOW));
  await finish(result('RECEIVED', NOW));
  await finish(result('APPLIED'));
  await finish(result('IGNORED'));
  await finish(result('RECEIVED', NOW));
  const rows = await dataSource.query('select state, tries, due_at from webhook_records where id = $1', [id]);
  expect(rows).toEqual([{ state: 'APPLIED', tries: 2, due_at: null }]);
});
