import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { GATEWAY_ACCOUNTS, OFFERS, PLATFORM_A, PLATFORM_B } from '../../src/demo/demo-data.js';
import { ApplyOutcome } from '../../src/modules/payments/index.js';
import { EventDelivery } from '../../src/runtime/events/event-delivery.js';
import { attemptIdsOf } from './attempt-ids.js';
import { order, type PurchaseOrder } from './buyer.js';
import { CARDS, card, cardOrder } from './cards.js';
import { CheckoutHarness } from './shop.js';
import { onPlatform } from '../support/contexts.js';

const CLUB = OFFERS.subscription;
const MERCADO_PAGO = GATEWAY_ACCOUNTS[4];
const GRACE_MS = 30_000;

let shop: CheckoutHarness;
beforeAll(async () => {
  shop = await CheckoutHarness.open();
});
afterAll(() => shop.close());

/** The subscription of a payment's order. */
const subscribed = (paymentId: string) =>
  shop.rows(
    `select s.platform_id, s.offer_id, s.first_payment_id, s.status, s.frequency_in_days, s.recurrence_price::int, s.currency,
       s.stored_card_id, s.started_at, s.next_charge_at, s.canceled_at
     from subscriptions s join payments p on p.order_id = s.order_id where p.id = $1`,
    [paymentId],
  );

const current = async (paymentId: string) => (await subscribed(paymentId)).map(({ status }) => status);

/** Waits until all events of the payment are processed. */
const received = (paymentId: string) =>
  shop.eventually(
    `select count(*)::int as n from outbox e where e.key = '${paymentId}' and (e.due_at is not null
       or exists (select from event_deliveries d where d.event_id = e.id and d.platform_id = e.platform_id))`,
    { n: 0 },
  );

async function published(paymentId: string, topic: string): Promise<void> {
  const again = await shop.rows(
    `insert into event_deliveries (platform_id, event_id, subscriber, due_at)
     select platform_id, id, 'subscriptions.follow-first-payment', $3 from outbox where key = $1 and topic = $2 returning event_id`,
    [paymentId, topic, shop.clock.now()],
  );
  expect(again).toHaveLength(1);
  await shop.app.get(EventDelivery).sweep(shop.clock.now());
  await received(paymentId);
}

async function paid(asked: PurchaseOrder = order({ offerId: CLUB.id })): Promise<string> {
  const { paymentId } = await shop.bought(asked);
  await pay(paymentId);
  return paymentId;
}

async function pay(paymentId: string): Promise<void> {
  await shop.outside.act('HAWKPAY', await shop.chargeOf(paymentId), 'pay');
  await shop.paymentBecomes(paymentId, { status: 'APPROVED' });
  await received(paymentId);
}

async function giveBack(paymentId: string, act: 'refund' | 'chargeback'): Promise<void> {
  await shop.outside.act('HAWKPAY', await shop.chargeOf(paymentId), act);
  await shop.paymentBecomes(paymentId, { status: act === 'refund' ? 'REFUNDED' : 'CHARGEBACK' });
  await received(paymentId);
}

describe('a subscription', () => {
  it('begins when its first payment is approved, and not before (C9.9, C9.28)', async () => {
    const { paymentId, payment } = await shop.bought(order({ offerId: CLUB.id }));
    expect(await subscribed(paymentId)).toEqual([]);
    expect(payment.nextCharge).toBeNull();
    // 22:30 of the evening before in São Paulo: the day that counts is the buyer's.
    shop.clock.set(new Date('2026-03-03T01:30:00.000Z'));
    await pay(paymentId);
    expect(await subscribed(paymentId)).toEqual([
      {
        platform_id: PLATFORM_A,
        offer_id: CLUB.id,
        first_payment_id: paymentId,
        status: 'ACTIVE',
        frequency_in_days: 30,
        recurrence_price: 2_990,
        currency: 'BRL',
        stored_card_id: null,
        started_at: shop.clock.now(),
        next_charge_at: new Date('2026-04-01T03:00:00.000Z'),
        canceled_at: null,
      },
    ]);
    // The page of the payment shows the same day.
    expect((await shop.payment(paymentId)).nextCharge).toEqual({ date: '2026-04-01', amount: 2_990 });
  });

  it('stores the card of the subscription (C7.17, C7.45)', async () => {
    shop.clock.set(new Date('2026-03-04T12:00:00.000Z'));
    const { body: kept } = await shop.send<{ creditCardId: string }>(
      'POST',
      '/api/checkout/credit-card-tokens',
      { offerId: CLUB.id, ...card() },
    );
    const { paymentId, status, payment } = await shop.bought(
      order({ offerId: CLUB.id, paymentMethod: 'CREDIT_CARD', creditCard: kept }),
    );
    expect(status).toBe('APPROVED');
    expect(payment.nextCharge).toEqual({ date: '2026-04-03', amount: 2_990 });
    await received(paymentId);
    expect(await subscribed(paymentId)).toMatchObject([
      { status: 'ACTIVE', stored_card_id: kept.creditCardId, first_payment_id: paymentId },
    ]);
    expect(
      await shop.rows('select gateway_account_id from stored_cards where id = $1', [kept.creditCardId]),
    ).toEqual([{ gateway_account_id: MERCADO_PAGO.id }]);
  });

  it('a subscription does not begin with a card that was refused', async () => {
    const { paymentId, status } = await shop.bought(
      await cardOrder(shop, CARDS.refuses, { offerId: CLUB.id }),
    );
    expect(status).toBe('REJECTED');
    await received(paymentId);
    expect(await subscribed(paymentId)).toEqual([]);
  });

  it('is not begun by a one-time sale, whose events have no delivery (C9.27)', async () => {
    const paymentId = await paid(order());
    expect(await subscribed(paymentId)).toEqual([]);
    expect(await shop.rows('select topic from outbox where key = $1 order by topic', [paymentId])).toEqual([
      { topic: 'payment.approved' },
      { topic: 'payment.pending' },
    ]);
    expect(
      await shop.rows(
        'select subscriber from event_deliveries d join outbox e on e.id = d.event_id where e.key = $1',
        [paymentId],
      ),
    ).toEqual([]);
  });

  it('a repeated approval creates one subscription', async () => {
    const paymentId = await paid();
    const before = await subscribed(paymentId);
    await shop.outside.act('HAWKPAY', await shop.chargeOf(paymentId), 'webhook');
    shop.clock.advance(86_400_000);
    await published(paymentId, 'payment.approved');
    await published(paymentId, 'payment.approved');
    expect(await subscribed(paymentId)).toEqual(before);
    expect(before).toHaveLength(1);
  });

  it('a subscription is what its buyer agreed to, whatever the offer becomes before it is paid', async () => {
    const offerId = OFFERS.minimalSubscription.id;
    const becomes = 'update offers set recurrence_price = $2, frequency_in_days = $3 where id = $1';
    await shop.rows(becomes, [offerId, 3_490, 7]);
    await shop.until(async () => {
      const { body } = await shop.send<{ frequencyInDays: number }>('GET', `/api/checkout/${offerId}`);
      return body.frequencyInDays === 7;
    });
    shop.clock.set(new Date('2026-03-10T12:00:00.000Z'));
    const { paymentId } = await shop.bought(order({ offerId }));
    await shop.rows(becomes, [offerId, 9_900, 30]);
    await pay(paymentId);
    expect(await subscribed(paymentId)).toMatchObject([{ recurrence_price: 3_490, frequency_in_days: 7 }]);
    const nextCharge = { date: '2026-03-17', amount: 3_490 };
    expect((await shop.payment(paymentId)).nextCharge).toEqual(nextCharge);
    // The page shows it before the approval event is processed.
    await shop.rows('delete from subscriptions where first_payment_id = $1', [paymentId]);
    expect((await shop.payment(paymentId)).nextCharge).toEqual(nextCharge);
  });

  it('begins when it was paid, however late the event is processed', async () => {
    const paymentId = await paid();
    const before = await subscribed(paymentId);
    await shop.rows('delete from subscriptions where first_payment_id = $1', [paymentId]);
    shop.clock.advance(2 * 86_400_000);
    await published(paymentId, 'payment.approved');
    expect(await subscribed(paymentId)).toEqual(before);
  });

  it.each(['refund', 'chargeback'] as const)(
    'a subscription is canceled by the %s of its first payment',
    async (act) => {
      const paymentId = await paid();
      shop.clock.advance(60_000);
      await giveBack(paymentId, act);
      const canceled = [{ status: 'CANCELED', next_charge_at: null, canceled_at: shop.clock.now() }];
      expect(await subscribed(paymentId)).toMatchObject(canceled);
      shop.clock.advance(60_000);
      await published(paymentId, `payment.${act === 'refund' ? 'refunded' : 'chargeback'}`);
      await published(paymentId, 'payment.approved');
      expect(await subscribed(paymentId)).toMatchObject(canceled);
    },
  );

  it('stays canceled when its dispute is won: no more charges, and the page shows no date', async () => {
    const paymentId = await paid();
    await giveBack(paymentId, 'chargeback');
    const of = await attemptIdsOf(shop, paymentId);
    const outcome = { kind: 'settled', reference: await shop.chargeOf(paymentId) } as const;
    await shop.app
      .get(ApplyOutcome)
      .apply(onPlatform(of.platformId), { of, outcome, source: 'janitor', askedAt: 'CHARGEBACK' });
    await received(paymentId);
    expect(await current(paymentId)).toEqual(['CANCELED']);
    expect(await shop.payment(paymentId)).toMatchObject({ status: 'APPROVED', nextCharge: null });
  });

  it('a subscription whose approval is processed after the refund is canceled from the start', async () => {
    const paymentId = await paid();
    await giveBack(paymentId, 'refund');
    await shop.rows('delete from subscriptions where first_payment_id = $1', [paymentId]);
    expect((await shop.payment(paymentId)).nextCharge).toBeNull();
    await published(paymentId, 'payment.approved');
    expect(await current(paymentId)).toEqual(['CANCELED']);
  });

  it('a subscription that was paid twice is one, and ends when both payments are refunded', async () => {
    const { paymentId: first, payment } = await shop.bought(order({ offerId: CLUB.id }));
    shop.clock.set(new Date(new Date(payment.expiresAt ?? '').getTime() + GRACE_MS));
    await shop.paymentBecomes(first, { status: 'CANCELED', reason: 'EXPIRED' });
    const { body: renewed } = await shop.renew(first);
    await pay(renewed.paymentId);
    await pay(first);
    expect(await subscribed(first)).toMatchObject([
      { status: 'ACTIVE', first_payment_id: renewed.paymentId },
    ]);
    await giveBack(renewed.paymentId, 'refund');
    expect(await current(first)).toEqual(['ACTIVE']);
    await giveBack(first, 'refund');
    expect(await current(first)).toEqual(['CANCELED']);
  });
});

describe('two platforms', () => {
  it('two platforms have separate subscriptions: an event about the other’s payment does nothing', async () => {
    const ofA = await paid();
    const count = () =>
      shop.rows('select platform_id, count(*)::int as n from subscriptions group by 1 order by 1');
    const before = await count();
    await shop.rows(
      `with event as (
         insert into outbox (id, platform_id, topic, key, payload, occurred_at)
         values (gen_random_uuid(), $2, 'payment.refunded', $1, '{"recurring": true}', $3) returning platform_id, id
       )
       insert into event_deliveries (platform_id, event_id, subscriber, due_at)
       select platform_id, id, 'subscriptions.follow-first-payment', $3 from event`,
      [ofA, PLATFORM_B, shop.clock.now()],
    );
    await shop.app.get(EventDelivery).sweep(shop.clock.now());
    await received(ofA);
    expect(await current(ofA)).toEqual(['ACTIVE']);
    expect(await count()).toEqual(before);
    expect(before.map(({ platform_id }) => platform_id)).toEqual([PLATFORM_A]);

    await shop.rows(
      `update offers set type = 'SUBSCRIPTION', recurrence_price = 12700, frequency_in_days = 365 where id = $1`,
      [OFFERS.digitalOfB.id],
    );
    await shop.until(async () => {
      const { body } = await shop.send<{ type: string }>('GET', `/api/checkout/${OFFERS.digitalOfB.id}`);
      return body.type === 'SUBSCRIPTION';
    });
    const ofB = await paid(order({ offerId: OFFERS.digitalOfB.id }));
    expect(await subscribed(ofB)).toMatchObject([
      { platform_id: PLATFORM_B, recurrence_price: 12_700, frequency_in_days: 365 },
    ]);
  });
});
