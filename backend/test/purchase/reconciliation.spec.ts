import { saoPauloDate } from '@guiche/brazil';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { GATEWAY_ACCOUNTS, PLATFORM_A } from '../../src/demo/demo-data.js';
import { Reconcile } from '../../src/modules/payments/index.js';
import { Worker } from '../../src/runtime/jobs/index.js';
import { OFFER_AT, order } from './buyer.js';
import { CheckoutHarness } from './shop.js';
import { INSTALLATION_CONTEXT } from '../support/contexts.js';

const [HAWKPAY] = GATEWAY_ACCOUNTS;
const SECOND = 1_000;
const DAY = 24 * 3_600 * SECOND;

let shop: CheckoutHarness;
beforeAll(async () => {
  shop = await CheckoutHarness.open();
});
afterAll(() => shop.close());

interface Bought {
  readonly paymentId: string;
  readonly charge: string;
}

async function bought(): Promise<Bought> {
  // One after another, so that they are compared in this order.
  shop.clock.advance(SECOND);
  const { paymentId } = await shop.bought(order({ offerId: OFFER_AT.HAWKPAY }));
  return { paymentId, charge: await shop.chargeOf(paymentId) };
}

async function paid(): Promise<Bought> {
  const sale = await bought();
  await shop.outside.act('HAWKPAY', sale.charge, 'pay');
  await shop.paymentBecomes(sale.paymentId, { status: 'APPROVED' });
  return sale;
}

/** A change at the provider without a webhook. */
const silently = ({ charge }: Bought, act: 'pay' | 'refund') =>
  shop.outside.act('HAWKPAY', charge, act, { webhook: false });

const day = (): string => saoPauloDate(shop.clock.now());
const reconcile = () => shop.app.get(Reconcile);

/** Every due batch; a provider that does not answer gets its pause. */
async function toTheEnd(of: string): Promise<number> {
  let steps = 0;
  for (;;) {
    while ((await reconcile().step(INSTALLATION_CONTEXT, of)) > 0) steps += 1;
    if ((await reconcile().report(INSTALLATION_CONTEXT, of)).every(({ finished }) => finished)) return steps;
    shop.clock.advance(5 * SECOND);
  }
}

describe('the reconciliation of a day', () => {
  it('reports each planted difference, to the cent, and none where there is none', async () => {
    const agreeing = await paid();
    const open = await bought();
    const missed = await bought();
    const givenBack = await paid();
    const oneCentMore = await paid();
    const strange = await paid();
    await shop.app.get(Worker).stop();
    await silently(missed, 'pay');
    await silently(givenBack, 'refund');
    await shop.rows('update payments set amount = amount + 1 where id = $1', [oneCentMore.paymentId]);
    await shop.rows(`update attempts set reference = 'nobody-knows' where payment_id = $1`, [
      strange.paymentId,
    ]);
    await shop.outside.misbehave('HAWKPAY', { kind: 'status', operation: 'get', status: 503, times: 1 });

    const today = day();
    expect(await reconcile().open(INSTALLATION_CONTEXT, today)).toBe(1);
    expect(await reconcile().open(INSTALLATION_CONTEXT, today)).toBe(0);
    expect(await toTheEnd(today)).toBe(2);
    const [report, ...others] = await reconcile().report(INSTALLATION_CONTEXT, today);
    expect(others).toEqual([]);
    expect(report).toMatchObject({
      platformId: PLATFORM_A,
      gatewayAccountId: HAWKPAY.id,
      provider: 'HAWKPAY',
      finished: true,
      compared: 6,
      agreeing: 1,
      unanswered: 1,
    });
    const found = (report?.differences ?? []).map(({ kind, paymentId, ours, theirs }) => ({
      kind,
      paymentId,
      ours,
      theirs,
    }));
    expect(found).toEqual([
      {
        kind: 'MISSING_HERE',
        paymentId: missed.paymentId,
        ours: { status: 'PENDING', amount: 9_700, currency: 'BRL', reference: missed.charge },
        theirs: expect.objectContaining({ state: 'settled', amount: 9_700, reference: missed.charge }),
      },
      {
        kind: 'STATUS',
        paymentId: givenBack.paymentId,
        ours: { status: 'APPROVED', amount: 9_700, currency: 'BRL', reference: givenBack.charge },
        theirs: expect.objectContaining({ state: 'refunded', reference: givenBack.charge }),
      },
      {
        kind: 'AMOUNT',
        paymentId: oneCentMore.paymentId,
        ours: { status: 'APPROVED', amount: 9_701, currency: 'BRL', reference: oneCentMore.charge },
        theirs: expect.objectContaining({ state: 'settled', amount: 9_700 }),
      },
      {
        kind: 'MISSING_THERE',
        paymentId: strange.paymentId,
        ours: { status: 'APPROVED', amount: 9_700, currency: 'BRL', reference: 'nobody-knows' },
        theirs: { state: 'notFound' },
      },
    ]);
    const called = await shop.rows(`select 1 from attention_items where kind = 'DISCREPANCY'`);
    expect(called).toHaveLength(4);

    // The provider's state was applied by the common function, with its bookings.
    expect(await shop.payment(missed.paymentId)).toMatchObject({ status: 'APPROVED' });
    expect(await shop.postings(missed.paymentId)).toEqual(['APPROVAL']);
    expect(await shop.payment(givenBack.paymentId)).toMatchObject({ status: 'REFUNDED' });
    expect(await shop.postings(givenBack.paymentId)).toEqual(['APPROVAL', 'REFUND']);
    for (const untouched of [agreeing, oneCentMore, strange])
      expect(await shop.postings(untouched.paymentId)).toEqual(['APPROVAL']);
    expect(await shop.payment(open.paymentId)).toMatchObject({ status: 'PENDING' });
  });

  it('the reconciliation of a day that is resumed after a crash continues where it stopped, and counts nothing twice', async () => {
    shop.clock.advance(DAY);
    await bought();
    await bought();
    const today = day();
    await reconcile().open(INSTALLATION_CONTEXT, today);
    // Another process took it, and died.
    await shop.rows(`update reconciliations set due_at = due_at + interval '5 minutes' where day = $1`, [
      today,
    ]);
    expect(await reconcile().step(INSTALLATION_CONTEXT, today)).toBe(0);
    shop.clock.advance(5 * 60 * SECOND);
    await toTheEnd(today);
    expect(await reconcile().report(INSTALLATION_CONTEXT, today)).toMatchObject([
      { finished: true, compared: 2, agreeing: 2, differences: [] },
    ]);
    expect(await reconcile().open(INSTALLATION_CONTEXT, today)).toBe(0);
    expect(await reconcile().step(INSTALLATION_CONTEXT, today)).toBe(0);
  });

  it('finds a second payment, of an attempt whose order was already paid by another', async () => {
    shop.clock.advance(DAY);
    const twice = await bought();
    const once = await bought();
    await shop.rows(`update payments set status = 'APPROVED', captured = true where id = any($1)`, [
      [twice.paymentId, once.paymentId],
    ]);
    await silently(twice, 'pay');
    const today = day();
    await reconcile().open(INSTALLATION_CONTEXT, today);
    await toTheEnd(today);
    expect(await reconcile().report(INSTALLATION_CONTEXT, today)).toMatchObject([
      { compared: 2, agreeing: 1, differences: [{ kind: 'MISSING_HERE', paymentId: twice.paymentId }] },
    ]);
    expect(await shop.reviewItems(twice.paymentId)).toEqual(['DOUBLE_PAYMENT']);
    expect(await shop.postings(twice.paymentId)).toEqual([]);
  });

  it('begins by itself six hours after the day is over in Brasília', async () => {
    shop.clock.advance(DAY);
    const { paymentId } = await bought();
    const today = day();
    const sixOClock = new Date(`${today}T03:00:00Z`).getTime() + DAY + 6 * 3_600 * SECOND;
    shop.app.get(Worker).start();
    shop.clock.advance(sixOClock - SECOND - shop.clock.now().getTime());
    await shop.rows(`select pg_notify('clock_changed', '')`);
    await new Promise((resolve) => setTimeout(resolve, 500));
    expect(await shop.rows('select 1 from reconciliations where day = $1', [today])).toEqual([]);
    shop.clock.advance(2 * SECOND);
    await shop.rows(`select pg_notify('clock_changed', '')`);
    await shop.eventually(
      `select compared, finished_at is not null as finished from reconciliations where day = '${today}'`,
      {
        compared: 1,
        finished: true,
      },
    );
    expect(await shop.payment(paymentId)).toMatchObject({ paymentId });
  });
});
