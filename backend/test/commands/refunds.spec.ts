import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { QueryProvider, EndRefund, RefundPayment } from '../../src/modules/payments/index.js';
import { FollowRefunds } from '../../src/modules/payments/jobs/follow-refunds.js';
import { PLATFORM_A } from '../../src/demo/demo-data.js';
import { OFFER_AT, order, type TestProviderName } from '../purchase/buyer.js';
import { CheckoutHarness } from '../purchase/shop.js';
import { runProgram } from '../support/run-program.js';
import { INSTALLATION_CONTEXT, onPlatform } from '../support/contexts.js';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const NOBODYS = '019aa1d0-0000-7000-8000-00000000dead';

let shop: CheckoutHarness;
let follow: () => Promise<number>;
beforeAll(async () => {
  shop = await CheckoutHarness.open();
  const follower = shop.app.get(FollowRefunds);
  const atWork = follower.sweep.bind(follower);
  follow = () => atWork(shop.clock.now());
  // Each sweep is made by its test: the worker makes none.
  follower.sweep = () => Promise.resolve(0);
});
afterAll(() => shop.close());
afterEach(async () => {
  await shop.outside.behave();
  await shop.rows('update refunds set due_at = null');
});

/** Beside the running API. */
const run = (...args: readonly string[]) =>
  runProgram('refunds', args, { settings: { SIMULATOR_URL: shop.outside.url } });

async function paid(provider: TestProviderName = 'HAWKPAY'): Promise<{ paymentId: string; charge: string }> {
  const { paymentId } = await shop.bought(order({ offerId: OFFER_AT[provider] }));
  const charge = await shop.chargeOf(paymentId);
  await shop.outside.act(provider, charge, 'pay');
  await shop.paymentBecomes(paymentId, { status: 'APPROVED' });
  return { paymentId, charge };
}

const giveBack = (paymentId: string) => shop.app.get(RefundPayment).refund(onPlatform(PLATFORM_A), paymentId);

/** Requested, but the call never reached the provider. */
async function loses(provider: TestProviderName, paymentId: string): Promise<string> {
  await shop.outside.misbehave(provider, { kind: 'cut', operation: 'refund', afterAccepting: false });
  expect(await giveBack(paymentId)).toEqual({ kind: 'underWay' });
  const [refund] = await shop.rows<{ id: string }>(
    `select r.id from refunds r join attempts a on a.id = r.attempt_id
     where a.payment_id = $1 order by r.asked_at desc limit 1`,
    [paymentId],
  );
  return refund?.id ?? '';
}

async function lost(provider: TestProviderName = 'HAWKPAY') {
  const { paymentId, charge } = await paid(provider);
  return { paymentId, charge, refundId: await loses(provider, paymentId) };
}

/** The same, with a review item. */
async function unresolved() {
  const one = await lost();
  shop.clock.advance(MINUTE);
  await follow();
  // A sweep begins the work and does not wait for it.
  await shop.until(async () => (await open(one.paymentId)).length > 0);
  expect(await open(one.paymentId)).toEqual(['UNRESOLVED']);
  return one;
}

async function open(paymentId: string): Promise<string[]> {
  const items = 'select kind from attention_items where payment_id = $1 and resolved_at is null';
  return (await shop.rows<{ kind: string }>(items, [paymentId])).map(({ kind }) => kind);
}

const stateOf = async (refundId: string) =>
  (await shop.rows<{ state: string }>('select state from refunds where id = $1', [refundId]))[0]?.state;

const givenBack = async (charge: string) =>
  (await shop.outside.charges('HAWKPAY')).find(({ id }) => id === charge)?.refundedAmount;

describe('refunds give-back', () => {
  it('refunds give-back has the whole of a payment given back', async () => {
    const { paymentId, charge } = await paid();
    const { code, stdout } = await run('give-back', paymentId);
    expect({ code, answer: JSON.parse(stdout) as unknown }).toEqual({
      code: 0,
      answer: { kind: 'refunded' },
    });
    expect(await shop.payment(paymentId)).toMatchObject({ status: 'REFUNDED' });
    expect(await givenBack(charge)).toBe(9_700);
  });

  it('exits with code 1 if there is nothing to refund', async () => {
    const { paymentId } = await shop.bought();
    const { code, stdout } = await run('give-back', paymentId);
    expect({ code, answer: JSON.parse(stdout) as unknown }).toEqual({
      code: 1,
      answer: { kind: 'notRefundable' },
    });
    expect(await run('give-back', NOBODYS)).toMatchObject({
      code: 1,
      stderr: `There is no payment ${NOBODYS}.\n`,
    });
  });
});

describe('refunds list', () => {
  it('lists refunds without a known end and with a review item', async () => {
    const { paymentId, refundId } = await unresolved();
    const { code, stdout } = await run('list');
    expect(code).toBe(0);
    expect(JSON.parse(stdout)).toContainEqual(
      expect.objectContaining({
        refundId,
        paymentId,
        platformId: PLATFORM_A,
        provider: 'HAWKPAY',
        amount: 9_700,
        state: 'ASKED',
        unresolved: true,
        providerRefundId: null,
      }),
    );
  });
});

describe('refunds list, of a refund that the provider has', () => {
  it('names it as the provider does', async () => {
    const { paymentId } = await paid('ONZ');
    await giveBack(paymentId);
    const [refund] = await shop.rows<{ id: string; named: string | null }>(
      `select r.id, r.provider_refund_id as named from refunds r join attempts a on a.id = r.attempt_id
       where a.payment_id = $1`,
      [paymentId],
    );
    expect(refund?.named).toMatch(/^D\d{8}/);
    // Its state until the provider reported its end.
    await shop.paymentBecomes(paymentId, { status: 'REFUNDED' });
    await shop.rows(`update refunds set state = 'PROCESSING' where id = $1`, [refund?.id]);
    const { stdout } = await run('list');
    expect(JSON.parse(stdout)).toContainEqual(
      expect.objectContaining({ refundId: refund?.id, provider: 'ONZ', providerRefundId: refund?.named }),
    );
  });
});

describe('refunds end', () => {
  it('without a return: it may be requested again, and is refunded once', async () => {
    const { paymentId, charge, refundId } = await unresolved();
    const { code, stdout } = await run('end', refundId, '--returned', 'false');
    expect({ code, answer: JSON.parse(stdout) as unknown }).toEqual({ code: 0, answer: { kind: 'ended' } });
    expect(await stateOf(refundId)).toBe('REFUSED');
    expect(await open(paymentId)).toEqual([]);
    expect(await shop.payment(paymentId)).toMatchObject({ status: 'APPROVED' });
    expect(await shop.postings(paymentId)).toEqual(['APPROVAL']);

    expect(await giveBack(paymentId)).toEqual({ kind: 'refunded' });
    expect(await givenBack(charge)).toBe(9_700);
    expect(await shop.postings(paymentId)).toEqual(['APPROVAL', 'REFUND']);
  });

  it('refunds end with a return: it is booked, and the provider is not called', async () => {
    const { paymentId, charge, refundId } = await unresolved();
    const result = (await shop.outside.counts('HAWKPAY')).refund;
    expect(await shop.app.get(EndRefund).returned(INSTALLATION_CONTEXT, refundId)).toEqual({ kind: 'ended' });
    expect(await stateOf(refundId)).toBe('DONE');
    expect(await open(paymentId)).toEqual([]);
    expect(await shop.payment(paymentId)).toMatchObject({ status: 'REFUNDED' });
    expect(await shop.postings(paymentId)).toEqual(['APPROVAL', 'REFUND']);
    expect((await shop.outside.counts('HAWKPAY')).refund).toBe(result);
    expect(await givenBack(charge)).toBe(0);
  });

  it('without a return is revised when the provider reports a return', async () => {
    const { paymentId, charge, refundId } = await unresolved();
    await shop.outside.act('HAWKPAY', charge, 'refund', { webhook: false });
    expect(await shop.app.get(EndRefund).notReturned(INSTALLATION_CONTEXT, refundId)).toEqual({
      kind: 'otherwise',
      status: 'REFUNDED',
    });
    expect(await stateOf(refundId)).toBe('DONE');
    expect(await shop.postings(paymentId)).toEqual(['APPROVAL', 'REFUND']);
  });

  it('refunds end with a return does not hold of a payment that was charged back', async () => {
    const { paymentId, charge, refundId } = await unresolved();
    await shop.outside.act('HAWKPAY', charge, 'chargeback');
    await shop.paymentBecomes(paymentId, { status: 'CHARGEBACK' });
    expect(await shop.app.get(EndRefund).returned(INSTALLATION_CONTEXT, refundId)).toEqual({
      kind: 'otherwise',
      status: 'CHARGEBACK',
    });
    expect(await stateOf(refundId)).toBe('ASKED');
    expect(await shop.app.get(EndRefund).notReturned(INSTALLATION_CONTEXT, refundId)).toEqual({
      kind: 'ended',
    });
    expect(await stateOf(refundId)).toBe('REFUSED');
    expect(await shop.postings(paymentId)).toEqual(['APPROVAL', 'CHARGEBACK']);
  });

  it('without a return waits until the provider is surely not called any more', async () => {
    const { refundId } = await lost();
    shop.clock.advance(MINUTE - 1);
    expect(await shop.app.get(EndRefund).notReturned(INSTALLATION_CONTEXT, refundId)).toEqual({
      kind: 'toldStill',
    });
    expect(await stateOf(refundId)).toBe('ASKED');
    shop.clock.advance(1);
    expect(await shop.app.get(EndRefund).notReturned(INSTALLATION_CONTEXT, refundId)).toEqual({
      kind: 'ended',
    });
    expect(await stateOf(refundId)).toBe('REFUSED');
  });

  it('ends no other refund that was requested in between', async () => {
    const { paymentId, refundId } = await unresolved();
    const queryProvider = shop.app.get(QueryProvider);
    const ask = queryProvider.askAbout.bind(queryProvider);
    let another = '';
    jest.spyOn(queryProvider, 'askAbout').mockImplementationOnce(async (...about) => {
      expect(await shop.app.get(EndRefund).notReturned(INSTALLATION_CONTEXT, refundId)).toEqual({
        kind: 'ended',
      });
      shop.clock.advance(1);
      another = await loses('HAWKPAY', paymentId);
      return ask(...about);
    });
    expect(await shop.app.get(EndRefund).notReturned(INSTALLATION_CONTEXT, refundId)).toEqual({
      kind: 'notUnderWay',
    });
    expect(await stateOf(refundId)).toBe('REFUSED');
    expect(another).not.toBe(refundId);
    expect(await stateOf(another)).toBe('ASKED');
  });

  it('waits for the time in which the provider may still be called again', async () => {
    const { paymentId, refundId } = await lost('ONZ');
    expect(await shop.app.get(EndRefund).notReturned(INSTALLATION_CONTEXT, refundId)).toEqual({
      kind: 'toldStill',
    });
    expect(await stateOf(refundId)).toBe('ASKED');
    // The last telling may begin in the last moment.
    shop.clock.advance(12 * HOUR + MINUTE);
    expect(await shop.app.get(EndRefund).notReturned(INSTALLATION_CONTEXT, refundId)).toEqual({
      kind: 'ended',
    });
    expect(await stateOf(refundId)).toBe('REFUSED');
    expect(await shop.payment(paymentId)).toMatchObject({ status: 'APPROVED' });
  });

  it('ends only a refund in progress, and once', async () => {
    const { refundId } = await unresolved();
    expect(await shop.app.get(EndRefund).notReturned(INSTALLATION_CONTEXT, refundId)).toEqual({
      kind: 'ended',
    });
    expect(await shop.app.get(EndRefund).notReturned(INSTALLATION_CONTEXT, refundId)).toEqual({
      kind: 'notUnderWay',
    });
    expect(await shop.app.get(EndRefund).returned(INSTALLATION_CONTEXT, refundId)).toEqual({
      kind: 'notUnderWay',
    });
    const { code, stdout } = await run('end', NOBODYS, '--returned', 'true');
    expect({ code, answer: JSON.parse(stdout) as unknown }).toEqual({
      code: 1,
      answer: { kind: 'notUnderWay' },
    });
    expect(await run('end', NOBODYS)).toMatchObject({
      code: 1,
      stderr: 'What did you see at the provider? --returned true|false\n',
    });
  });
});
