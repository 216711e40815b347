import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { OFFER_AT, PROVIDER_NAMES, order } from './buyer.js';
import { CheckoutHarness, newKey } from './shop.js';

let shop: CheckoutHarness;
beforeAll(async () => {
  shop = await CheckoutHarness.open();
});
afterAll(() => shop.close());
afterEach(() => shop.outside.behave());

const settledRecords = (since: Date, n: number) =>
  shop.eventually(
    `select count(*) filter (where state <> 'RECEIVED')::int as settled, count(*)::int as n
     from webhook_records where received_at >= '${since.toISOString()}'`,
    { settled: n, n },
  );

/** Deliveries are identified by our time of receipt. Shorter than the janitor's interval, whose query would return the same. */
const aSecondLater = (): Date => {
  shop.clock.advance(1_000);
  return shop.clock.now();
};

describe.each(PROVIDER_NAMES)('%s', (provider) => {
  const asked = order({ offerId: OFFER_AT[provider] });

  it('sends the webhook before it answers the charge: approved once, and the key returns it', async () => {
    const since = aSecondLater();
    await shop.outside.misbehave(provider, { kind: 'beforeReply' });
    const key = newKey();
    const { paymentId } = await shop.bought(asked, key);
    // A delivery that names only the provider's reference could not be matched yet: it is looked at again.
    shop.clock.advance(4_000);
    await shop.paymentBecomes(paymentId, { status: 'APPROVED', confirming: false });
    await shop.until(async () => !('RECEIVED' in (await shop.webhookStates(since))));
    expect(await shop.postings(paymentId)).toEqual(['APPROVAL']);
    expect((await shop.moved(paymentId))['seller pending']).toBe(9_451);
    expect((await shop.buy(asked, key)).body.paymentId).toBe(paymentId);
  });

  it('sends "paid" 50 times in parallel: one ledger effect, one applied, the others duplicates', async () => {
    const { paymentId } = await shop.bought(asked);
    await shop.until(async () => !('RECEIVED' in (await shop.webhookStates())));
    const since = aSecondLater();
    await shop.outside.misbehave(provider, { kind: 'duplicate', copies: 50 });
    await shop.outside.act(provider, await shop.chargeOf(paymentId), 'pay');
    await shop.paymentBecomes(paymentId, { status: 'APPROVED' });
    await settledRecords(since, 50);
    expect(await shop.webhookStates(since)).toEqual({ APPLIED: 1, DUPLICATE: 49 });
    expect(await shop.postings(paymentId)).toEqual(['APPROVAL']);
    expect(
      await shop.rows(`select topic from outbox where key = $1 and topic = 'payment.approved'`, [paymentId]),
    ).toEqual([{ topic: 'payment.approved' }]);
  });

  it('sends "refunded" 50 times in parallel: reversed once', async () => {
    const { paymentId } = await shop.bought(asked);
    const charge = await shop.chargeOf(paymentId);
    await shop.outside.act(provider, charge, 'pay');
    await shop.paymentBecomes(paymentId, { status: 'APPROVED' });
    await shop.until(async () => !('RECEIVED' in (await shop.webhookStates())));
    const since = aSecondLater();
    await shop.outside.misbehave(provider, { kind: 'duplicate', copies: 50 });
    await shop.outside.act(provider, charge, 'refund');
    await settledRecords(since, 50);
    // ONZ has one status for every return, which adds nothing for a refunded payment.
    expect(await shop.webhookStates(since)).toEqual({ APPLIED: 1, DUPLICATE: 49 });
    expect(await shop.postings(paymentId)).toEqual(['APPROVAL', 'REFUND']);
    expect((await shop.moved(paymentId))['seller pending']).toBe(0);
  });
});

describe('HAWKPAY delivers out of order', () => {
  it('"paid" after "refunded" changes nothing: the refund proved the payment', async () => {
    const { paymentId } = await shop.bought();
    const charge = await shop.chargeOf(paymentId);
    await shop.outside.misbehave('HAWKPAY', { kind: 'reorder' });
    await shop.outside.act('HAWKPAY', charge, 'pay');
    await shop.outside.act('HAWKPAY', charge, 'refund');
    await shop.paymentBecomes(paymentId, { status: 'REFUNDED' });
    const arrived = async () =>
      (await shop.outside.deliveries('HAWKPAY', charge)).map(({ event, answer }) => `${event} ${answer}`);
    await shop.until(async () => (await arrived()).length === 2);
    expect(await arrived()).toEqual(['refunded 200', 'paid 200']);
    await shop.until(async () => !('RECEIVED' in (await shop.webhookStates())));
    expect(await shop.payment(paymentId)).toMatchObject({ status: 'REFUNDED', confirming: false });
    expect(await shop.postings(paymentId)).toEqual(['APPROVAL', 'REFUND']);
    expect(await shop.moved(paymentId)).toMatchObject({ 'seller pending': 0, 'platform loss': -115 });
  });
});
