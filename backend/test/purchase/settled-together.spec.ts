import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import type { QueryOutcome } from '@guiche/gateway-kit';
import { DataSource } from 'typeorm';
import { Transactions } from '../../src/database/index.js';
import { ApplyOutcome, LockedAttempts, type AttemptIds } from '../../src/modules/payments/index.js';
import { inAnotherTransaction } from '../support/another-transaction.js';
import { attemptIdsOf } from './attempt-ids.js';
import { OFFER_AT, order, type TestProviderName } from './buyer.js';
import { waitForAttemptLockWaiter, whileAttemptLocked } from './attempt-lock.js';
import { CheckoutHarness } from './shop.js';
import { onPlatform } from '../support/contexts.js';

let shop: CheckoutHarness;
let since: Date;
beforeAll(async () => {
  shop = await CheckoutHarness.open();
});
afterEach(() => {
  jest.restoreAllMocks();
});
afterAll(() => shop.close());

async function bought(count: number, provider: TestProviderName = 'ASAAS'): Promise<[string, ...string[]]> {
  const payments: string[] = [];
  while (payments.length < count)
    payments.push((await shop.bought(order({ offerId: OFFER_AT[provider] }))).paymentId);
  if (provider === 'ASAAS') for (const paymentId of payments) await creationIsTold(paymentId);
  return payments as [string, ...string[]];
}

/** ASAAS sends a webhook for a new charge after its answer: a late one must not be mistaken for the expected one. */
async function creationIsTold(paymentId: string): Promise<void> {
  const charge = await shop.chargeOf(paymentId);
  await shop.until(async () => {
    const result = await shop.outside.deliveries('ASAAS', charge);
    const [left] = await shop.rows<{ stored: number; open: number }>(
      `select count(*)::int as stored, count(*) filter (where state = 'RECEIVED')::int as open from webhook_records`,
    );
    const isTold = result.some(({ event, answer }) => event === 'PAYMENT_CREATED' && answer === 200);
    return isTold && left?.open === 0 && (await understood()).deliveries >= left.stored;
  });
}

async function pay(paymentId: string, provider: TestProviderName = 'ASAAS'): Promise<void> {
  await shop.outside.act(provider, await shop.chargeOf(paymentId), 'pay');
}

/** The first is paid and cannot be written; the others are paid and wait behind it. */
async function payBehindTheFirst([first, ...others]: readonly [string, ...string[]]): Promise<void> {
  // Deliveries are identified by our time of receipt.
  shop.clock.advance(1_000);
  since = shop.clock.now();
  const apply = jest.spyOn(shop.app.get(ApplyOutcome), 'apply');
  const atTheDoor = (): number => apply.mock.calls.filter(([, { source }]) => source === 'webhook').length;
  await whileAttemptLocked(shop, first, async () => {
    await pay(first);
    await waitForAttemptLockWaiter(shop);
    for (const paymentId of others) await pay(paymentId);
    await shop.until(() => Promise.resolve(atTheDoor() === others.length + 1));
  });
}

/** How many deliveries were understood, and in how many transactions. */
async function understood(): Promise<{ deliveries: number; transactions: number }> {
  const text = await (await fetch(`${await shop.app.operations()}/metrics`)).text();
  const read = (name: string): number => {
    const line = text.split('\n').find((one) => one.startsWith(`${name}{route="job processWebhook"}`));
    return Number(line?.split(' ').at(-1) ?? 0);
  };
  return {
    deliveries: read('guiche_request_transactions_count'),
    transactions: read('guiche_request_transactions_sum'),
  };
}

describe('payments of one account that are paid while another is written', () => {
  it('payments of one account that are paid while another is written are settled together, each as if it were alone', async () => {
    const payments = await bought(6);
    const before = await understood();
    await payBehindTheFirst(payments);
    for (const paymentId of payments) await shop.paymentBecomes(paymentId, { status: 'APPROVED' });
    await shop.until(async () => (await understood()).deliveries === before.deliveries + 6);
    expect((await understood()).transactions - before.transactions).toBe(2);
    expect(await shop.webhookStates(since)).toEqual({ APPLIED: 6 });
    for (const paymentId of payments) {
      expect(await shop.postings(paymentId)).toEqual(['APPROVAL']);
      expect((await shop.moved(paymentId))['seller pending']).toBe(9_451);
      const result = await shop.rows(`select 1 from outbox where key = $1 and topic = 'payment.approved'`, [
        paymentId,
      ]);
      expect(result).toHaveLength(1);
    }
  });

  it('payments of one account that are paid while another is written are settled without the one that cannot be written, which is tried again by itself', async () => {
    const payments = await bought(6);
    const [, , , bad = ''] = payments;
    await shop.rows(`create function refuse() returns trigger language plpgsql as
      $$ begin raise exception 'a row that cannot be written'; end $$`);
    await shop.rows(`create trigger poison before update on payments for each row
      when (new.id = '${bad}') execute function refuse()`);
    await payBehindTheFirst(payments);
    for (const paymentId of payments.filter((one) => one !== bad))
      await shop.paymentBecomes(paymentId, { status: 'APPROVED' });
    await shop.until(async () => (await shop.webhookStates(since)).APPLIED === 5);
    expect(await shop.webhookStates(since)).toEqual({ APPLIED: 5, RECEIVED: 1 });
    expect(await shop.payment(bad)).toMatchObject({ status: 'PENDING' });
    expect(await shop.postings(bad)).toEqual([]);

    await shop.rows('drop trigger poison on payments');
    shop.clock.advance(31_000);
    await shop.paymentBecomes(bad, { status: 'APPROVED' });
    expect(await shop.postings(bad)).toEqual(['APPROVAL']);
  });
});

it('deliveries processed together have separate outcomes: each gets its own, and only new ones become an event', async () => {
  const payments = await bought(3);
  const [first, declined, paid] = payments as [string, string, string];
  const door = shop.app.get(ApplyOutcome);
  const approvedAt = new Date(shop.clock.now().getTime() - 90_000);
  const of = new Map<string, AttemptIds>();
  for (const paymentId of payments) of.set(paymentId, await attemptIdsOf(shop, paymentId));
  const learn = (paymentId: string, outcome: QueryOutcome) => {
    const ids = of.get(paymentId) as AttemptIds;
    return door.apply(onPlatform(ids.platformId), { of: ids, outcome, source: 'webhook' });
  };
  const learnAll = () => [
    learn(first, { kind: 'settled', reference: 'one' }),
    learn(declined, { kind: 'declined', reference: 'two', reason: 'canceled' }),
    learn(paid, { kind: 'settled', reference: 'three', approvedAt }),
  ];
  let learning: ReturnType<typeof learn>[] = [];
  await whileAttemptLocked(shop, first, async () => {
    learning = learnAll();
    await waitForAttemptLockWaiter(shop);
  });
  const statuses = (await Promise.all(learning)).map(({ next, verdict }) => [next.status, verdict]);
  expect(statuses).toEqual([
    ['APPROVED', 'changed'],
    ['REJECTED', 'changed'],
    ['APPROVED', 'changed'],
  ]);
  expect((await Promise.all(learnAll())).map(({ verdict }) => verdict)).toEqual(['same', 'same', 'same']);
  const result = await shop.rows<{ topic: string }>(
    `select topic from outbox where key = any ($1) and topic <> 'payment.pending' order by topic`,
    [payments],
  );
  expect(result.map(({ topic }) => topic)).toEqual([
    'payment.approved',
    'payment.approved',
    'payment.rejected',
  ]);
  const happened = await shop.rows(
    'select distinct payment_id, occurred_at from ledger_transfers where payment_id = any ($1)',
    [[declined, paid]],
  );
  expect(happened).toEqual([{ payment_id: paid, occurred_at: approvedAt }]);
});

/** No index applies: without an order the rows are met in storage order. */
const AS_THEY_LIE = `select set_config(name, value, true)
  from (values ('enable_indexscan', 'off'), ('enable_bitmapscan', 'off'), ('plan_cache_mode', 'force_custom_plan')) as plan(name, value)`;

describe('rows locked together', () => {
  it.each(['attempts', 'payments', 'orders'] as const)(
    'rows locked together are locked in the order of their ids, as by every other process: %s',
    async (table) => {
      const found = await bought(2).then(([one, other]) =>
        shop.rows<{ id: string; attemptId: string; platformId: string }>(
          `select t.id, a.id as "attemptId", a.platform_id as "platformId"
           from attempts a join payments p on p.id = a.payment_id join ${table} t on t.id in (a.id, p.id, p.order_id)
           where p.id = any ($1) order by t.id`,
          [[one, other]],
        ),
      );
      const [low, high] = found as [(typeof found)[0], (typeof found)[0]];
      // It is stored behind the other one now: only the explicit order can make it the first.
      await shop.rows(`update ${table} set id = id where id = $1`, [low.id]);
      await inAnotherTransaction(shop.app.get(DataSource), async (holder) => {
        const lock = `select from ${table} where id = $1 for update nowait`;
        await holder.query(lock, [low.id]);
        const locking = shop.app.get(Transactions).run('lock', async (tx) => {
          await tx.query(AS_THEY_LIE);
          return shop.app
            .get(LockedAttempts)
            .lock(onPlatform(low.platformId), tx, [high.attemptId, low.attemptId]);
        });
        await waitForAttemptLockWaiter(shop);
        await holder.query(lock, [high.id]);
        await holder.commitTransaction();
        expect((await locking).size).toBe(2);
      });
    },
  );
});

it('a sale that cannot be written holds up those of its own account only', async () => {
  const [held] = await bought(1, 'HAWKPAY');
  const [other] = await bought(1, 'ASAAS');
  await whileAttemptLocked(shop, held, async () => {
    await pay(held, 'HAWKPAY');
    await waitForAttemptLockWaiter(shop);
    await pay(other, 'ASAAS');
    await shop.paymentBecomes(other, { status: 'APPROVED' });
    expect(await shop.payment(held)).toMatchObject({ status: 'PENDING' });
  });
  await shop.paymentBecomes(held, { status: 'APPROVED' });
});
