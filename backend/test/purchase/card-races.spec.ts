import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { order, type PurchaseOrder, type SimulatedProvider } from './buyer.js';
import { CARDS, cardOrder, hawkpayToken } from './cards.js';
import { CheckoutHarness } from './shop.js';

let shop: CheckoutHarness;
beforeAll(async () => {
  shop = await CheckoutHarness.open();
});
afterAll(() => shop.close());
afterEach(() => shop.outside.behave());

/** Those that deliver webhooks to the address of the charge. */
const AT: [provider: SimulatedProvider, ordered: () => Promise<PurchaseOrder>][] = [
  ['MERCADOPAGO', () => cardOrder(shop)],
  [
    'HAWKPAY',
    () =>
      Promise.resolve(
        order({ paymentMethod: 'CREDIT_CARD', creditCard: { token: hawkpayToken(CARDS.approves) } }),
      ),
  ],
];

/** Every delivery was processed once. */
const lookedAt = () =>
  shop.eventually('select count(*)::int as n from webhook_records where tries = 0', { n: 0 });

describe.each(AT)('%s, of a card,', (provider, ordered) => {
  it('reports "paid" before it answers the charge: approved once', async () => {
    await shop.outside.misbehave(provider, { kind: 'beforeReply' });
    const { paymentId } = await shop.bought(await ordered());
    shop.clock.advance(4_000);
    await shop.paymentBecomes(paymentId, { status: 'APPROVED', confirming: false });
    await lookedAt();
    expect(await shop.postings(paymentId)).toEqual(['APPROVAL']);
  });

  it('reports "paid" twenty times in parallel: approved once', async () => {
    await shop.outside.misbehave(provider, { kind: 'duplicate', copies: 20 });
    const { paymentId } = await shop.bought(await ordered());
    await shop.until(async () => (await shop.rows('select 1 from webhook_records')).length >= 20);
    await lookedAt();
    expect(await shop.payment(paymentId)).toMatchObject({ status: 'APPROVED' });
    expect(await shop.postings(paymentId)).toEqual(['APPROVAL']);
  });
});
