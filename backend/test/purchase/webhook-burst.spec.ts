import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { DataSource } from 'typeorm';
import { IngestPriority } from '../../src/modules/webhooks/ingest-priority.js';
import { inAnotherTransaction } from '../support/another-transaction.js';
import { OFFER_AT, order } from './buyer.js';
import { CheckoutHarness } from './shop.js';

/** A question that hangs, hangs for so long; there is no longer one. */
const DEADLINE_MS = 11_000;
/** So many deliveries of one account are understood side by side. */
const OF_AN_ACCOUNT = 32;

let shop: CheckoutHarness;
let since: Date;
beforeAll(async () => {
  shop = await CheckoutHarness.open({
    settings: { WEBHOOK_UNKNOWN_PER_MINUTE: '1000', CHARGE_DEADLINE_MS: String(DEADLINE_MS) },
  });
  await shop.rows(`create function refuse() returns trigger language plpgsql as
    $$ begin raise exception 'a row that cannot be written'; end $$`);
  await shop.rows(`create trigger poison before insert on webhook_records for each row
    when (new.token = 'poison') execute function refuse()`);
});
beforeEach(() => {
  shop.clock.advance(60_000);
  since = shop.clock.now();
});
afterAll(() => shop.close());

const deliver = async (token: string): Promise<number> =>
  (await shop.send('POST', `/webhooks/HAWKPAY/${token}`, { type: 'test' })).status;

const stored = async (): Promise<string[]> => {
  const rows = await shop.rows<{ token: string }>(
    'select token from webhook_records where received_at >= $1 order by id',
    [since],
  );
  return rows.map(({ token }) => token);
};

/** The table is locked by another session until the work is done: nothing can be stored. */
const whileNothingCanBeStored = (work: () => Promise<void>): Promise<void> =>
  inAnotherTransaction(shop.app.get(DataSource), async (holder) => {
    await holder.query('lock table webhook_records in exclusive mode');
    await work();
  });

const waitingForTheTable = () =>
  shop.rows<{ pid: number }>(
    `select pid from pg_locks where relation = 'webhook_records'::regclass and not granted
       and pid in (select pid from pg_stat_activity where query like '%insert into webhook_records%')`,
  );

const asked = async (): Promise<number> => (await shop.outside.counts('HAWKPAY')).get ?? 0;

/**
 * A number of purchases is paid at HAWKPAY, which sends webhooks and does not answer queries. The webhooks are stored at
 * one moment: the first query must still hang when the last is sent.
 */
async function payHanging(count: number): Promise<void> {
  const payments: string[] = [];
  while (payments.length < count) payments.push((await shop.bought()).paymentId);
  await shop.outside.misbehave('HAWKPAY', { kind: 'hang', operation: 'get', times: 100 });
  const charges = await Promise.all(payments.map((paymentId) => shop.chargeOf(paymentId)));
  await whileNothingCanBeStored(async () => {
    await Promise.all(charges.map((charge) => shop.outside.act('HAWKPAY', charge, 'pay')));
    await shop.until(async () => (await waitingForTheTable()).length === 2);
  });
}

describe('deliveries that arrive together', () => {
  it('deliveries that arrive together are answered only when they are stored, and few statements store many', async () => {
    const tokens = Array.from({ length: 30 }, (_, at) => `stranger-${at}`);
    const answered: number[] = [];
    const arrive = (token: string) => deliver(token).then((status) => answered.push(status));
    let arrivals: Promise<unknown> = Promise.resolve();
    await whileNothingCanBeStored(async () => {
      arrivals = Promise.all(tokens.map(arrive));
      await shop.until(async () => (await waitingForTheTable()).length === 2);
      // All others wait behind these two, however long it takes.
      await new Promise((resolve) => setTimeout(resolve, 500));
      expect(await waitingForTheTable()).toHaveLength(2);
      expect(answered).toEqual([]);
    });
    await arrivals;
    expect(answered).toEqual(Array(30).fill(200));
    expect((await stored()).sort()).toEqual([...tokens].sort());
  });

  it('lose none to one that cannot be stored: it alone is not answered 200, and it alone is not there', async () => {
    const tokens = Array.from({ length: 30 }, (_, at) => (at === 17 ? 'poison' : `stranger-${at}`));
    let arrivals: Promise<number>[] = [];
    await whileNothingCanBeStored(async () => {
      arrivals = tokens.map(deliver);
      await shop.until(async () => (await waitingForTheTable()).length === 2);
      await new Promise((resolve) => setTimeout(resolve, 500));
    });
    const answers = await Promise.all(arrivals);
    expect(answers).toEqual(tokens.map((token) => (token === 'poison' ? 500 : 200)));
    expect((await stored()).sort()).toEqual(tokens.filter((token) => token !== 'poison').sort());
  });
});

it('a delivery that waits for further arrivals is processed after a second', async () => {
  const { paymentId } = await shop.bought();
  // As if the last one arrived five seconds from now.
  shop.app.get(IngestPriority).note(performance.now() + 5_000);
  const began = performance.now();
  await shop.outside.act('HAWKPAY', await shop.chargeOf(paymentId), 'pay');
  await shop.paymentBecomes(paymentId, { status: 'APPROVED' });
  expect(performance.now() - began).toBeGreaterThanOrEqual(1_000);
});

it('hints of an account that does not answer queries delay no other account', async () => {
  const { paymentId } = await shop.bought(order({ offerId: OFFER_AT.ASAAS }));
  await payHanging(OF_AN_ACCOUNT + 1);
  await shop.outside.act('ASAAS', await shop.chargeOf(paymentId), 'pay');
  const began = performance.now();
  await shop.paymentBecomes(paymentId, { status: 'APPROVED' });
  expect(performance.now() - began).toBeLessThan(DEADLINE_MS);
  await shop.outside.behave();
  await shop.until(async () => {
    shop.clock.advance(1_000);
    return !('RECEIVED' in (await shop.webhookStates()));
  });
});

it('a delivery that still waits when its process is stopped is due immediately, for another process', async () => {
  const other = await CheckoutHarness.join(shop);
  const rows = <R extends object>(sql: string, values: unknown[]) =>
    other.get(DataSource).query<R[]>(sql, values);
  const claimed = (): Promise<{ dueInSeconds: number }[]> =>
    rows(
      `select extract(epoch from due_at - $1)::int as "dueInSeconds" from webhook_records
       where received_at >= $1 and state = 'RECEIVED' order by 1`,
      [since],
    );
  try {
    // These are queried without an answer; one more waits.
    const before = await asked();
    await payHanging(OF_AN_ACCOUNT + 1);
    await shop.until(
      async () =>
        (await asked()) === before + OF_AN_ACCOUNT && (await claimed()).length === OF_AN_ACCOUNT + 1,
    );
    expect(await claimed()).toEqual(Array(OF_AN_ACCOUNT + 1).fill({ dueInSeconds: 30 }));
    await shop.app.stop();
    const left = await claimed();
    expect(left.filter(({ dueInSeconds }) => dueInSeconds === 0)).toHaveLength(1);
    expect(left).toHaveLength(OF_AN_ACCOUNT + 1);
  } finally {
    await other.stop();
  }
});
