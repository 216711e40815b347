import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { loadConfiguration } from '../../src/config/index.js';
import { SCHEMA } from '../../src/data-source.js';
import { Transactions, migrate } from '../../src/database/index.js';
import { ANSWERED_WITHIN_MS } from '../../src/runtime/http/request-deadline.js';
import { order } from '../purchase/buyer.js';
import { CheckoutHarness, newKey } from '../purchase/shop.js';
import { OwnPostgres, UNAVAILABLE, type TestApp } from '../support/index.js';
import { signal } from '../support/signal.js';

/** After this time a purchase whose process has ended is processed by the janitor. */
const LEASE_MS = 15_000;
const MINUTE = 60_000;

let postgres: OwnPostgres;
let shop: CheckoutHarness;
beforeAll(async () => {
  postgres = await OwnPostgres.create();
  await postgres.start();
  // Long enough for every statement of a busy machine: only a server that hangs is to be taken for lost.
  const settings = { DATABASE_URL: postgres.url, DATABASE_ANSWER_MS: '4000' };
  await migrate(loadConfiguration(settings).database, SCHEMA);
  shop = await CheckoutHarness.open({ settings });
});
afterAll(async () => {
  postgres.thaw();
  await shop.close();
  await postgres.remove();
});
afterEach(() => {
  jest.restoreAllMocks();
  postgres.thaw();
});

/** PostgreSQL is stopped when the next transaction of this name reaches this point. */
function hangsAt(name: string, moment: 'begins' | 'commits'): void {
  const transactions = shop.app.get(Transactions);
  const run = transactions.run.bind(transactions);
  let over = false;
  jest.spyOn(transactions, 'run').mockImplementation((named, work) => {
    if (over || named !== name) return run(named, work);
    over = true;
    if (moment === 'begins') postgres.freeze();
    return run(named, async (tx) => {
      const written = await work(tx);
      if (moment === 'commits') postgres.freeze();
      return written;
    });
  });
}

const keptOrders = (key: string) =>
  shop.rows<{ orderId: string }>('select id as "orderId" from orders where idempotency_key = $1', [key]);
const booked = async (): Promise<number> => (await shop.outside.charges('HAWKPAY')).length;

/** Repeats the request with the same key until it is answered; "in progress" is the only other allowed answer. */
async function answered(key: string) {
  let answer = await shop.buy(order(), key);
  await shop.until(async () => {
    if (answer.status === 201) return true;
    expect([answer.status, answer.body.code]).toEqual([409, 'purchaseInProgress']);
    answer = await shop.buy(order(), key);
    return false;
  });
  return answer.body;
}

describe('while PostgreSQL hangs, with open connections and no answers', () => {
  it('every request gets 503, and the process is not ready; when PostgreSQL continues, so does the API', async () => {
    const { paymentId, payment } = await shop.bought();
    postgres.freeze();
    const result = await Promise.all([
      shop.buy(),
      shop.send('GET', `/api/checkout/payments/${paymentId}`),
      shop.send('POST', `/api/checkout/payments/${paymentId}/renew`),
      shop.send('GET', '/health/ready'),
    ]);
    for (const { status, headers, body } of result)
      expect([status, headers.get('retry-after'), body]).toEqual([503, '2', UNAVAILABLE]);
    expect((await shop.send('GET', '/health/live')).status).toBe(200);
    postgres.thaw();
    expect(await shop.payment(paymentId)).toEqual(payment);
    await shop.outside.act('HAWKPAY', await shop.chargeOf(paymentId), 'pay');
    await shop.paymentBecomes(paymentId, { status: 'APPROVED' });
    expect(await shop.postings(paymentId)).toEqual(['APPROVAL']);
  });

  it('a purchase that could not be written was not: the same key buys once', async () => {
    const [key, before] = [newKey(), await booked()];
    hangsAt('placeOrder', 'begins');
    const { status, body } = await shop.buy(order(), key);
    expect([status, body]).toEqual([503, UNAVAILABLE]);
    postgres.thaw();
    expect([await keptOrders(key), await booked()]).toEqual([[], before]);
    expect(await answered(key)).toMatchObject({ payment: { status: 'PENDING', confirming: false } });
    expect([(await keptOrders(key)).length, await booked()]).toEqual([1, before + 1]);
  });

  it('a purchase with an unanswered commit may exist: then no charge was made, and it is given up', async () => {
    const [key, before] = [newKey(), await booked()];
    hangsAt('placeOrder', 'commits');
    const { status, body } = await shop.buy(order(), key);
    expect([status, body]).toEqual([503, UNAVAILABLE]);
    postgres.thaw();
    await shop.until(async () => (await keptOrders(key)).length === 1);
    shop.clock.advance(LEASE_MS);
    const { paymentId } = await answered(key);
    await shop.until(async () => {
      shop.clock.advance(MINUTE);
      return (await shop.payment(paymentId)).status === 'CANCELED';
    });
    expect([await booked(), await shop.payment(paymentId)]).toMatchObject([before, { renewable: true }]);
  });

  it('a charge whose answer could not be written is found by our id: one order, one charge', async () => {
    const [key, before] = [newKey(), await booked()];
    hangsAt('applyOutcome', 'begins');
    const { status, body } = await shop.buy(order(), key);
    expect([status, body]).toEqual([503, UNAVAILABLE]);
    postgres.thaw();
    shop.clock.advance(LEASE_MS);
    const { paymentId } = await answered(key);
    await shop.paymentBecomes(paymentId, { status: 'PENDING', confirming: false });
    expect([(await keptOrders(key)).length, await booked()]).toEqual([1, before + 1]);
    await shop.outside.act('HAWKPAY', await shop.chargeOf(paymentId), 'pay');
    await shop.paymentBecomes(paymentId, { status: 'APPROVED' });
    expect(await shop.postings(paymentId)).toEqual(['APPROVAL']);
  });
});

describe('while PostgreSQL hangs and its timeout is longer than that of a request', () => {
  let patient: TestApp;
  beforeAll(async () => {
    patient = await CheckoutHarness.join(shop, { DATABASE_URL: postgres.url, DATABASE_ANSWER_MS: '10000' });
  });
  afterAll(async () => {
    postgres.thaw();
    await patient.stop();
  });

  it('a purchase is answered 503 at the deadline of its request, before the statement is given up', async () => {
    const { setTimeout: realTimeout } = globalThis;
    const givenUp = signal();
    jest.spyOn(globalThis, 'setTimeout').mockImplementation(((work: () => void, ms?: number) => {
      if (ms === 10_000) return realTimeout(() => (givenUp.give(), work()), ms);
      return realTimeout(work, ms === ANSWERED_WITHIN_MS ? 300 : ms);
    }) as typeof setTimeout);
    postgres.freeze();
    const answer = fetch(`${patient.url}/api/checkout/purchase`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': newKey() },
      body: JSON.stringify(order()),
    });
    const first = await Promise.race([answer, givenUp.given]);
    expect(first).toMatchObject({ status: 503 });
    postgres.thaw();
  });
});
