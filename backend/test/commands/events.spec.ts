import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { OFFERS } from '../../src/demo/demo-data.js';
import { order } from '../purchase/buyer.js';
import { CheckoutHarness } from '../purchase/shop.js';
import { runProgram } from '../support/run-program.js';

let shop: CheckoutHarness;
beforeAll(async () => {
  shop = await CheckoutHarness.open();
});
afterAll(() => shop.close());

/** Runs the command beside the running platform. */
const run = (...args: readonly string[]) =>
  runProgram('events', args, { settings: { SIMULATOR_URL: shop.outside.url } });

const subscriptions = (paymentId: string) =>
  shop.rows('select status from subscriptions where first_payment_id = $1', [paymentId]);

describe('events', () => {
  it('lists the subscribers', async () => {
    const { code, stdout } = await run('list');
    expect([code, (JSON.parse(stdout) as string[]).sort()]).toEqual([
      0,
      [
        ...[
          'anticipations.follow-returned-payments',
          'checkout.count-declines',
          'content.follow-payments',
          'customers.follow-purchases',
          'disputes.charge-refund-fee',
          'disputes.follow-payments',
          'documents.follow-rules',
        ],
        ...['sales.follow-orders', 'sales.follow-payments', 'sales.follow-renewals', 'sales.follow-returns'],
        'subscriptions.follow-first-payment',
      ],
    ]);
  });

  it('replays the stored events of one subscriber, which restores its lost data', async () => {
    const { paymentId } = await shop.bought(order({ offerId: OFFERS.subscription.id }));
    await shop.outside.act('HAWKPAY', await shop.chargeOf(paymentId), 'pay');
    await shop.paymentBecomes(paymentId, { status: 'APPROVED' });
    await shop.until(async () => (await subscriptions(paymentId)).length === 1);
    await shop.rows('delete from subscriptions where first_payment_id = $1', [paymentId]);

    const { code, stdout } = await run(
      ...['replay', '--subscriber', 'subscriptions.follow-first-payment', '--since', '2026-01-01T00:00:00Z'],
    );
    expect([code, JSON.parse(stdout)]).toEqual([
      0,
      { subscriber: 'subscriptions.follow-first-payment', deliveries: 1 },
    ]);
    // The command uses the real time, which is later than the test's.
    shop.clock.set(new Date());
    await shop.until(async () => (await subscriptions(paymentId)).length === 1);
    expect(await subscriptions(paymentId)).toEqual([{ status: 'ACTIVE' }]);
  });

  it.each([
    [['replay', '--subscriber', 'nothing', '--since', '2026-01-01'], '"nothing" is not a subscriber.'],
    [['replay', '--subscriber', 'checkout.count-declines'], '--since is needed'],
    [['deliver'], '"deliver" is none of list, replay.'],
  ])('refuses %j and writes nothing', async (args, message) => {
    const before = await shop.rows('select count(*)::int as n from event_deliveries');
    const { code, stderr } = await run(...args);
    expect(code).toBe(1);
    expect(stderr).toContain(message);
    expect(await shop.rows('select count(*)::int as n from event_deliveries')).toEqual(before);
  });
});
