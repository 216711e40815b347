import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { GatewayRunner } from '@guiche/gateway-kit';
import { DataSource } from 'typeorm';
import { PLATFORM_A } from '../../src/demo/demo-data.js';
import { RefundPayment } from '../../src/modules/payments/index.js';
import { FollowRefunds } from '../../src/modules/payments/jobs/follow-refunds.js';
import { FollowRefund } from '../../src/modules/payments/use-cases/follow-refund.js';
import type { OpenRefund } from '../../src/modules/payments/store/refunds.js';
import { inAnotherTransaction } from '../support/another-transaction.js';
import { OFFER_AT, order, type TestProviderName } from './buyer.js';
import { waitForAttemptLockWaiter } from './attempt-lock.js';
import { CheckoutHarness } from './shop.js';
import { blockProviderQueries } from './block-provider-queries.js';
import { onPlatform } from '../support/contexts.js';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const EARLY = MINUTE - 1;

let shop: CheckoutHarness;
let begin: () => Promise<number>;
beforeAll(async () => {
  shop = await CheckoutHarness.open();
  const follow = shop.app.get(FollowRefunds);
  const atWork = follow.sweep.bind(follow);
  begin = () => atWork(shop.clock.now());
  // Each sweep is made by its test: the worker makes none.
  follow.sweep = () => Promise.resolve(0);
});
afterAll(() => shop.close());
afterEach(async () => {
  jest.restoreAllMocks();
  await shop.outside.behave();
  // A call that still runs ends first: its transaction locks the same rows.
  await done();
  // Only those that are due, in one order: a refund that the provider reports meanwhile has its row locked.
  await shop.rows(
    `update refunds set due_at = null
     where id in (select id from refunds where due_at is not null order by id for update)`,
  );
});

/** And waits until all of it is done. */
async function sweep(): Promise<number> {
  const begun = await begin();
  await done();
  return begun;
}

const done = (): Promise<void> => shop.app.get(FollowRefunds).beforeApplicationShutdown();

interface Sale {
  readonly provider: TestProviderName;
  readonly paymentId: string;
  readonly charge: string;
}

async function paid(provider: TestProviderName): Promise<Sale> {
  const { paymentId } = await shop.bought(order({ offerId: OFFER_AT[provider] }));
  const charge = await shop.chargeOf(paymentId);
  await shop.outside.act(provider, charge, 'pay');
  await shop.paymentBecomes(paymentId, { status: 'APPROVED' });
  return { provider, paymentId, charge };
}

const refund = ({ paymentId }: Sale) => shop.app.get(RefundPayment).refund(onPlatform(PLATFORM_A), paymentId);

/** The process ended after it wrote the refund: before it called the provider, or after. */
async function dies(sale: Sale, when: 'before' | 'after'): Promise<void> {
  const runner = shop.app.get(GatewayRunner);
  const report = runner.refund.bind(runner);
  let gone: () => void;
  const isGone = new Promise<void>((resolve) => (gone = resolve));
  jest.spyOn(runner, 'refund').mockImplementationOnce(async (...call) => {
    if (when === 'after') await report(...call);
    gone();
    return new Promise(() => undefined);
  });
  void refund(sale);
  await isGone;
}

/** The provider accepts it, and does nothing. */
async function processing(sale: Sale): Promise<void> {
  jest
    .spyOn(shop.app.get(GatewayRunner), 'refund')
    .mockResolvedValueOnce({ kind: 'processing', status: false, refundId: 'x' });
  expect(await refund(sale)).toEqual({ kind: 'underWay' });
}

async function refundRequests(provider: TestProviderName): Promise<number> {
  return (await shop.outside.counts(provider)).refund ?? 0;
}

async function booked({ provider, charge }: Sale) {
  const charges = await shop.outside.charges(provider);
  return charges.find(({ id }) => id === charge);
}

const givenBack = async (sale: Sale): Promise<number> => (await booked(sale))?.refundedAmount ?? NaN;

async function refundOf({ paymentId }: Sale) {
  const [row] = await shop.rows<{ state: string; asks: number; due_at: Date | null }>(
    `select r.state, r.asks, r.due_at from refunds r join attempts a on a.id = r.attempt_id where a.payment_id = $1`,
    [paymentId],
  );
  return row;
}

async function expectRefunded(sale: Sale): Promise<void> {
  expect((await shop.payment(sale.paymentId)).status).toBe('REFUNDED');
  expect(await shop.postings(sale.paymentId)).toEqual(['APPROVAL', 'REFUND']);
  expect(await refundOf(sale)).toMatchObject({ state: 'DONE', due_at: null });
  expect(await givenBack(sale)).toBe(9_700);
}

describe('a refund whose process died', () => {
  it('before the call to the provider is sent again, where its key prevents a duplicate', async () => {
    const sale = await paid('ONZ');
    const before = await refundRequests('ONZ');
    await dies(sale, 'before');
    shop.clock.advance(EARLY);
    expect(await sweep()).toBe(0);
    expect(await refundRequests('ONZ')).toBe(before);
    shop.clock.advance(MINUTE - EARLY);
    expect(await sweep()).toBe(1);
    expect(await refundRequests('ONZ')).toBe(before + 1);
    expect(await refundOf(sale)).toMatchObject({ state: 'PROCESSING', asks: 1 });
    await shop.paymentBecomes(sale.paymentId, { status: 'REFUNDED' });
    await expectRefunded(sale);
    expect(await shop.reviewItems(sale.paymentId)).toEqual([]);
  });

  it('after the call to the provider, which has not processed it yet: sent again, it is done once', async () => {
    const sale = await paid('ONZ');
    // Its webhook of the refund would trigger a query too, and might get the answer meant for the sweep.
    await shop.outside.misbehave('ONZ', { kind: 'drop' });
    await dies(sale, 'after');
    const before = await refundRequests('ONZ');
    // The bank is at it still: it shows the payment as it was.
    await shop.until(async () => (await givenBack(sale)) === 9_700);
    const runner = shop.app.get(GatewayRunner);
    jest.spyOn(runner, 'query').mockResolvedValueOnce({ kind: 'settled', reference: sale.charge });
    shop.clock.advance(MINUTE);
    await sweep();
    expect(await refundRequests('ONZ')).toBe(before + 1);
    expect(await shop.reviewItems(sale.paymentId)).toEqual([]);
    await shop.outside.act('ONZ', sale.charge, 'webhook');
    await shop.paymentBecomes(sale.paymentId, { status: 'REFUNDED' });
    await expectRefunded(sale);
  });

  it('a refund whose process ended, and which the provider reports as done, is not sent again', async () => {
    const sale = await paid('ASAAS');
    await shop.outside.misbehave('ASAAS', { kind: 'drop' });
    await dies(sale, 'after');
    const before = await refundRequests('ASAAS');
    shop.clock.advance(MINUTE);
    expect(await sweep()).toBe(1);
    await expectRefunded(sale);
    expect(await refundRequests('ASAAS')).toBe(before);
    expect(await shop.reviewItems(sale.paymentId)).toEqual([]);
  });

  it('a refund whose process ended is not sent again to a provider that might do it twice: a review item is created, and a later return is still found', async () => {
    const sale = await paid('ASAAS');
    const before = await refundRequests('ASAAS');
    await dies(sale, 'before');
    shop.clock.advance(MINUTE);
    expect(await sweep()).toBe(1);
    expect(await refundRequests('ASAAS')).toBe(before);
    expect(await shop.reviewItems(sale.paymentId)).toEqual(['UNRESOLVED']);
    expect(await shop.postings(sale.paymentId)).toEqual(['APPROVAL']);
    expect(await refundOf(sale)).toMatchObject({ state: 'ASKED', asks: 1 });
    await shop.outside.misbehave('ASAAS', { kind: 'drop' });
    await shop.outside.act('ASAAS', sale.charge, 'refund');
    shop.clock.advance(5 * MINUTE - 1);
    expect(await sweep()).toBe(0);
    shop.clock.advance(1);
    expect(await sweep()).toBe(1);
    await expectRefunded(sale);
    expect(await shop.reviewItems(sale.paymentId)).toEqual(['UNRESOLVED']);
  });

  it('creates one review item, also if the charge has an unresolved one already', async () => {
    const sale = await paid('ASAAS');
    await shop.rows(
      `insert into attention_items (id, platform_id, kind, payment_id, attempt_id, detail, created_at)
       select gen_random_uuid(), platform_id, 'UNRESOLVED', payment_id, id, '{"why": "timeout"}', created_at
       from attempts where payment_id = $1`,
      [sale.paymentId],
    );
    await dies(sale, 'before');
    for (const pause of [MINUTE, 5 * MINUTE]) {
      shop.clock.advance(pause);
      expect(await sweep()).toBe(1);
    }
    expect(await shop.reviewItems(sale.paymentId)).toEqual(['UNRESOLVED', 'UNRESOLVED']);
  });

  it('a refund whose process ended is sent again only while its key is surely stored', async () => {
    const sale = await paid('ONZ');
    const before = await refundRequests('ONZ');
    await dies(sale, 'before');
    shop.clock.advance(12 * HOUR);
    expect(await sweep()).toBe(1);
    expect(await refundRequests('ONZ')).toBe(before);
    expect(await shop.reviewItems(sale.paymentId)).toEqual(['UNRESOLVED']);
  });

  it.each([
    ['in dispute', { kind: 'chargedBack', reference: 'x' } as const],
    ['given back in part', { kind: 'settled', reference: 'x', refundedAmount: 1_029 } as const],
    ['in a word nobody knows', { kind: 'settled', reference: 'x', flagged: true } as const],
    ['not at all', { kind: 'unknown', why: 'silence' } as const],
  ])(
    'a refund whose process died is not told again when the provider shows the money %s',
    async (_how, seen) => {
      const sale = await paid('ONZ');
      const before = await refundRequests('ONZ');
      await dies(sale, 'before');
      jest.spyOn(shop.app.get(GatewayRunner), 'query').mockResolvedValueOnce(seen as never);
      shop.clock.advance(MINUTE);
      expect(await sweep()).toBe(1);
      expect(await refundRequests('ONZ')).toBe(before);
      expect(await givenBack(sale)).toBe(0);
      expect(await shop.reviewItems(sale.paymentId)).toContain('UNRESOLVED');
    },
  );

  it('a refused repetition of a refund whose process ended proves nothing: it stays in progress, and a review item is created', async () => {
    const sale = await paid('ONZ');
    await dies(sale, 'before');
    await shop.outside.misbehave('ONZ', {
      kind: 'status',
      status: 422,
      operation: 'refund',
      afterAccepting: false,
    });
    shop.clock.advance(MINUTE);
    expect(await sweep()).toBe(1);
    expect(await refundOf(sale)).toMatchObject({ state: 'ASKED', asks: 1 });
    expect(await shop.reviewItems(sale.paymentId)).toEqual(['UNRESOLVED']);
    expect(await shop.postings(sale.paymentId)).toEqual(['APPROVAL']);
  });

  it('a refund whose process ended, and whose own query returns a refusal, is refused, and a review item is created', async () => {
    const sale = await paid('ONZ');
    await dies(sale, 'before');
    jest
      .spyOn(shop.app.get(GatewayRunner), 'refund')
      .mockResolvedValueOnce({ kind: 'declined', status: false, detail: 'NAO_REALIZADO' });
    shop.clock.advance(MINUTE);
    expect(await sweep()).toBe(1);
    expect(await refundOf(sale)).toMatchObject({ state: 'REFUSED', due_at: null });
    expect(await shop.reviewItems(sale.paymentId)).toEqual(['UNRESOLVED']);
    expect((await shop.payment(sale.paymentId)).status).toBe('APPROVED');
  });
});

describe('a refund that the provider has', () => {
  it('a refund that the provider has whose webhook is lost is found by a query', async () => {
    const sale = await paid('ONZ');
    await shop.outside.misbehave('ONZ', { kind: 'drop' });
    expect(await refund(sale)).toEqual({ kind: 'underWay' });
    expect(await refundOf(sale)).toMatchObject({ state: 'PROCESSING', asks: 0 });
    await shop.until(async () => (await booked(sale))?.status === 'REFUNDED');
    shop.clock.advance(MINUTE);
    expect(await sweep()).toBe(1);
    await expectRefunded(sale);
    expect(await shop.reviewItems(sale.paymentId)).toEqual([]);
  });

  it.each([
    ['nothing', { kind: 'unknown', why: 'silence' } as const],
    ['that it was told before', { kind: 'refused', reason: 'request', detail: 'known already' } as const],
  ])(
    'a refund that the provider has, and that says %s when it is told again, has it still: nobody is called until it says no',
    async (_, said) => {
      const sale = await paid('ONZ');
      await processing(sale);
      const telling = jest.spyOn(shop.app.get(GatewayRunner), 'refund').mockResolvedValueOnce(said);
      shop.clock.advance(MINUTE);
      expect(await sweep()).toBe(1);
      expect(await refundOf(sale)).toMatchObject({ state: 'PROCESSING', asks: 1 });
      expect(await shop.reviewItems(sale.paymentId)).toEqual([]);
      telling.mockResolvedValueOnce({ kind: 'declined', status: false, detail: 'NAO_REALIZADO' });
      shop.clock.advance(5 * MINUTE);
      expect(await sweep()).toBe(1);
      expect(await refundOf(sale)).toMatchObject({ state: 'REFUSED', due_at: null });
      expect(await shop.reviewItems(sale.paymentId)).toEqual(['UNRESOLVED']);
      expect(await shop.postings(sale.paymentId)).toEqual(['APPROVAL']);
    },
  );

  it('creates one review item when a dispute takes the money in the meantime, and is not queried any more: it could be paid twice', async () => {
    const sale = await paid('ASAAS');
    await processing(sale);
    await shop.outside.act('ASAAS', sale.charge, 'chargeback');
    await shop.paymentBecomes(sale.paymentId, { status: 'CHARGEBACK' });
    shop.clock.advance(MINUTE);
    expect(await sweep()).toBe(1);
    expect(await shop.reviewItems(sale.paymentId)).toEqual(['UNRESOLVED']);
    expect(await shop.postings(sale.paymentId)).toEqual(['APPROVAL', 'CHARGEBACK']);
    expect(await refundOf(sale)).toMatchObject({ state: 'PROCESSING', asks: 1, due_at: null });
    await shop.rows('update attention_items set resolved_at = now() where payment_id = $1', [sale.paymentId]);
    shop.clock.advance(DAY);
    expect(await sweep()).toBe(0);
    expect(await shop.reviewItems(sale.paymentId)).toEqual(['UNRESOLVED']);
  });

  it('a refund that the provider has is queried with pauses that grow to a day', async () => {
    const sale = await paid('ASAAS');
    await processing(sale);
    for (const [place, pause] of [MINUTE, 5 * MINUTE, 15 * MINUTE, HOUR, 6 * HOUR, DAY, DAY].entries()) {
      shop.clock.advance(pause - 1);
      expect(await sweep()).toBe(0);
      shop.clock.advance(1);
      expect(await sweep()).toBe(1);
      expect(await refundOf(sale)).toMatchObject({ state: 'PROCESSING', asks: place + 1 });
    }
    expect(await shop.reviewItems(sale.paymentId)).toEqual([]);
  });

  it('a refund that the provider has, and never completes, creates a review item after a month, and is not queried any more', async () => {
    const sale = await paid('ASAAS');
    await processing(sale);
    shop.clock.advance(30 * DAY - 1);
    expect(await sweep()).toBe(1);
    expect(await shop.reviewItems(sale.paymentId)).toEqual([]);
    shop.clock.advance(DAY);
    expect(await sweep()).toBe(1);
    expect(await shop.reviewItems(sale.paymentId)).toEqual(['UNRESOLVED']);
    expect(await refundOf(sale)).toMatchObject({ state: 'PROCESSING', asks: 2, due_at: null });
    expect((await shop.payment(sale.paymentId)).status).toBe('APPROVED');
  });
});

it('a review item of a refund is created while an outcome of its payment is written: neither waits for the other', async () => {
  const sale = await paid('HAWKPAY');
  await processing(sale);
  shop.clock.advance(40 * DAY);
  await inAnotherTransaction(shop.app.get(DataSource), async (holder) => {
    await holder.query('select from attempts where payment_id = $1 for update', [sale.paymentId]);
    const [refund] = await shop.rows<OpenRefund>(
      `select r.id as "refundId", r.platform_id as "platformId", a.id as "attemptId", a.payment_id as "paymentId",
         r.asked_at as "askedAt"
       from refunds r join attempts a on a.id = r.attempt_id where a.payment_id = $1`,
      [sale.paymentId],
    );
    const called = shop.app
      .get(FollowRefund)
      .openReviewItem(onPlatform(PLATFORM_A), refund as OpenRefund, {});
    await waitForAttemptLockWaiter(shop);
    // The locks of an outcome after the attempt.
    await holder.query('select from payments where id = $1 for update nowait', [sale.paymentId]);
    await holder.query('select from refunds where id = $1 for update nowait', [refund?.refundId]);
    await holder.commitTransaction();
    await called;
  });
  expect(await shop.reviewItems(sale.paymentId)).toEqual(['UNRESOLVED']);
});

it('an account that does not answer delays the refunds of no other, and has eight parallel calls', async () => {
  const hanging = [];
  for (let n = 0; n < 9; n += 1) hanging.push(await paid('ONZ'));
  for (const sale of hanging) await processing(sale);
  shop.clock.advance(1);
  const other = await paid('ASAAS');
  await processing(other);
  await shop.outside.misbehave('ASAAS', { kind: 'drop' });
  await shop.outside.act('ASAAS', other.charge, 'refund');
  const { speak } = blockProviderQueries(shop, 'ONZ');
  try {
    shop.clock.advance(MINUTE);
    expect(await begin()).toBe(9);
    await shop.paymentBecomes(other.paymentId, { status: 'REFUNDED' });
    await expectRefunded(other);
    const asked = await Promise.all(hanging.map(refundOf));
    expect(asked.map((refund) => refund?.asks).sort()).toEqual([0, 1, 1, 1, 1, 1, 1, 1, 1]);
    expect(await begin()).toBe(0);
  } finally {
    speak();
    await done();
  }
  const followed = await Promise.all(hanging.map(refundOf));
  expect(followed.map((refund) => refund?.asks)).toEqual([1, 1, 1, 1, 1, 1, 1, 1, 1]);
  expect(await sweep()).toBe(0);
});

it('a refund is processed by one of two parallel workers', async () => {
  const sale = await paid('ONZ');
  const before = await refundRequests('ONZ');
  await dies(sale, 'before');
  shop.clock.advance(MINUTE);
  expect((await Promise.all([sweep(), sweep()])).sort()).toEqual([0, 1]);
  expect(await refundRequests('ONZ')).toBe(before + 1);
});
