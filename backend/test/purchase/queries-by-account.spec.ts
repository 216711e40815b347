import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Janitor } from '../../src/modules/payments/jobs/janitor.js';
import { DueAttempts } from '../../src/modules/payments/store/due-attempts.js';
import { Worker } from '../../src/runtime/jobs/index.js';
import { OFFER_AT, order } from './buyer.js';
import { CheckoutHarness } from './shop.js';

const SECOND = 1_000;
const MANY = 30;

let shop: CheckoutHarness;
beforeAll(async () => {
  shop = await CheckoutHarness.open();
  // The test itself claims and queries.
  await shop.app.get(Worker).stop();
});
beforeEach(() => shop.rows('update attempts set due_at = null'));
afterEach(() => shop.outside.behave());
afterAll(() => shop.close());

const due = () => shop.app.get(DueAttempts);
const now = () => shop.clock.now();
const accountOf = async (paymentId: string) => {
  const [row] = await shop.rows<{ platformId: string; gatewayAccountId: string; attemptId: string }>(
    `select platform_id as "platformId", gateway_account_id as "gatewayAccountId", id as "attemptId"
     from attempts where payment_id = $1`,
    [paymentId],
  );
  if (!row) throw new Error(`payment ${paymentId} has no attempt`);
  return row;
};

/** Copies the payment so often: each copy is due, as one that no buyer waits for. */
async function addOverdue(paymentId: string, count: number): Promise<void> {
  await shop.rows(
    `with numbers as (select n, gen_random_uuid() as new_order, gen_random_uuid() as new_payment from generate_series(1, $2::integer) n),
     placed as (
       insert into orders select (jsonb_populate_record(o, jsonb_build_object('id', new_order,
         'idempotency_key', gen_random_uuid(), 'upsell_token', gen_random_uuid()))).*
       from orders o join payments p on p.order_id = o.id and p.id = $1, numbers
     ), opened as (
       insert into payments select (jsonb_populate_record(p, jsonb_build_object('id', new_payment, 'order_id', new_order))).*
       from payments p, numbers where p.id = $1
     )
     insert into attempts select (jsonb_populate_record(a, jsonb_build_object('id', gen_random_uuid(), 'payment_id', new_payment,
       'webhook_token', gen_random_uuid(), 'due_at', $3::timestamptz, 'ask_priority', 2, 'asks', 1))).*
     from attempts a, numbers where a.payment_id = $1`,
    [paymentId, count, new Date(now().getTime() - SECOND)],
  );
}

describe('one sweep', () => {
  it('sends all due queries of an account, never more than eight in parallel', async () => {
    const { paymentId } = await shop.bought();
    await addOverdue(paymentId, MANY);
    await shop.outside.misbehave('HAWKPAY', { kind: 'delay', operation: 'get', ms: 20, times: MANY });
    const before = (await shop.outside.counts('HAWKPAY')).get ?? 0;
    expect(await shop.app.get(Janitor).sweep(now())).toBe(1);
    await shop.eventually(`select count(*)::int as left from attempts where asks = 1`, { left: 0 });
    expect((await shop.outside.counts('HAWKPAY')).get).toBe(before + MANY);
    expect(await shop.app.get(Janitor).sweep(now())).toBe(0);
  });
});

describe('a claim', () => {
  it('a claim contains due queries of one account, and first those that a buyer waits for', async () => {
    const here = await shop.bought();
    const lost = await shop.bought();
    const waiting = await shop.bought();
    const later = await shop.bought();
    const elsewhere = await shop.bought(order({ offerId: OFFER_AT.ASAAS }));
    const set = (paymentId: string, priority: number, inSeconds: number) =>
      shop.rows('update attempts set ask_priority = $2, due_at = $3 where payment_id = $1', [
        ...[paymentId, priority],
        new Date(now().getTime() + inSeconds * SECOND),
      ]);
    await set(here.paymentId, 2, -100);
    await set(waiting.paymentId, 1, -50);
    await set(lost.paymentId, 0, 0);
    await set(later.paymentId, 0, 1);
    await set(elsewhere.paymentId, 0, -1);
    const account = await accountOf(here.paymentId);
    const other = await accountOf(elsewhere.paymentId);
    const accounts = await due().accountsDue(now());
    expect(accounts.map(({ gatewayAccountId }) => gatewayAccountId).sort()).toEqual(
      [account.gatewayAccountId, other.gatewayAccountId].sort(),
    );

    const until = new Date(now().getTime() + 30 * SECOND);
    const claimed = await due().claimDue(account, { now: now(), until }, { waiting: 2, others: 2 });
    const ids = await Promise.all(
      [lost, waiting, here].map(async ({ paymentId }) => (await accountOf(paymentId)).attemptId),
    );
    expect(claimed.map(({ attemptId }) => attemptId)).toEqual(ids);
    expect(await due().claimDue(account, { now: now(), until }, { waiting: 2, others: 2 })).toEqual([]);
    expect((await due().accountsDue(now())).map(({ gatewayAccountId }) => gatewayAccountId)).toEqual([
      other.gatewayAccountId,
    ]);
  });

  it('a claim is never larger than requested, the longest due first', async () => {
    const { paymentId } = await shop.bought();
    await addOverdue(paymentId, 5);
    const account = await accountOf(paymentId);
    const claim = (others: number) =>
      due().claimDue(
        account,
        { now: now(), until: new Date(now().getTime() + SECOND) },
        { waiting: 0, others },
      );
    expect(await claim(0)).toEqual([]);
    expect(await claim(2)).toHaveLength(2);
    expect(await claim(10)).toHaveLength(3);
  });
});

describe('written with each answer', () => {
  it('orders by urgency: a lost answer first, a displayed code last', async () => {
    const priorityOf = async (paymentId: string) => {
      const [row] = await shop.rows<{ ask_priority: number }>(
        'select ask_priority from attempts where payment_id = $1',
        [paymentId],
      );
      return row?.ask_priority;
    };
    const seen = await shop.bought();
    await shop.outside.misbehave('HAWKPAY', { kind: 'cut', operation: 'create' });
    const lost = await shop.bought();
    expect(lost.payment).toMatchObject({ confirming: true, pixCode: null });
    expect([await priorityOf(seen.paymentId), await priorityOf(lost.paymentId)]).toEqual([2, 0]);
  });
});
