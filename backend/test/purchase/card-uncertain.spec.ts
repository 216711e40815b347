import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { OFFERS } from '../../src/demo/demo-data.js';
import { order, type PurchaseOrder, type SimulatedProvider } from './buyer.js';
import { CARDS, cardOrder, hawkpayToken } from './cards.js';
import type { ProviderFault } from './provider-control.js';
import { CheckoutHarness, newKey } from './shop.js';
import { expectCanceledAfterTwoSearches } from './charge-not-found.js';

const DEADLINE_MS = 2_500;
/** What a buyer is promised, whatever the provider does. */
const ANSWERED_WITHIN_MS = 12_000;

let shop: CheckoutHarness;
beforeAll(async () => {
  shop = await CheckoutHarness.open({ settings: { CARD_DEADLINE_MS: String(DEADLINE_MS) } });
});
afterAll(() => shop.close());
afterEach(() => shop.outside.behave());

const AT: [provider: SimulatedProvider, ordered: () => Promise<PurchaseOrder>][] = [
  ['MERCADOPAGO', () => cardOrder(shop)],
  ['PAGARME', () => cardOrder(shop, CARDS.approves, { offerId: OFFERS.digitalOfB.id })],
  [
    'HAWKPAY',
    () =>
      Promise.resolve(
        order({ paymentMethod: 'CREDIT_CARD', creditCard: { token: hawkpayToken(CARDS.approves) } }),
      ),
  ],
];

const created = async (provider: SimulatedProvider) => (await shop.outside.counts(provider)).create ?? 0;

const SILENCES: [string, ProviderFault][] = [
  ['hangs', { kind: 'hang' }],
  ['answers 500', { kind: 'status', status: 500 }],
  ['cuts the line', { kind: 'cut' }],
  ['answers garbage', { kind: 'garbage' }],
];

describe.each(AT)('%s charges the card and then', (provider, ordered) => {
  it.each(SILENCES)(
    '%s: the buyer sees "confirming" in time, and the one charge is found, never repeated',
    async (_how, fault) => {
      const asked = await ordered();
      const before = await created(provider);
      // Its webhooks are lost too, otherwise they would arrive before the query.
      await shop.outside.misbehave(provider, { kind: 'drop', times: 5 });
      await shop.outside.misbehave(provider, { ...fault, operation: 'create' });
      const key = newKey();
      const began = performance.now();
      const { status, body } = await shop.buy(asked, key);
      expect(performance.now() - began).toBeLessThan(ANSWERED_WITHIN_MS);
      expect({ status, state: body.status, confirming: body.payment.confirming }).toEqual({
        status: 201,
        state: 'PENDING',
        confirming: true,
      });
      shop.clock.advance(6_000);
      await shop.paymentBecomes(body.paymentId, { status: 'APPROVED', confirming: false });
      expect(await created(provider)).toBe(before + 1);
      expect(await shop.postings(body.paymentId)).toEqual(['APPROVAL']);
      expect((await shop.buy(asked, key)).body.payment.status).toBe('APPROVED');
      expect(await created(provider)).toBe(before + 1);
    },
  );
});

describe.each(AT)('%s never heard of the charge', (provider, ordered) => {
  it('two searches 60 s apart find nothing: it is given up, never sent again, and offers no new code', async () => {
    await shop.outside.misbehave(provider, { kind: 'cut', operation: 'create', afterAccepting: false });
    const before = await created(provider);
    const { paymentId } = await shop.bought(await ordered());
    await expectCanceledAfterTwoSearches(shop, paymentId, { renewable: false });
    expect(await created(provider)).toBe(before + 1);
  });
});

describe('MERCADOPAGO charges the card, hangs, and delivers its webhook', () => {
  it('the buyer gets APPROVED at the deadline, from the webhook', async () => {
    await shop.outside.misbehave('MERCADOPAGO', { kind: 'hang', operation: 'create' });
    const { paymentId, payment } = await shop.bought(await cardOrder(shop));
    expect(payment).toMatchObject({ status: 'APPROVED', confirming: false });
    expect(await shop.postings(paymentId)).toEqual(['APPROVAL']);
  });
});

describe('a card that could not even become a token', () => {
  it('a card whose token could not be created was surely not charged: the buyer is informed immediately, and may try again', async () => {
    const asked = () => cardOrder(shop, CARDS.approves, { offerId: OFFERS.digitalOfB.id });
    const before = await created('PAGARME');
    await shop.outside.misbehave('PAGARME', { kind: 'status', status: 500, operation: 'cardToken' });
    const { status, body } = await shop.buy(await asked());
    expect({ status, code: body.code }).toEqual({ status: 502, code: 'errorPaymentDeclined' });
    expect(await created('PAGARME')).toBe(before);
    await shop.outside.behave();
    // Another try is another encryption of the card.
    expect((await shop.bought(await asked())).status).toBe('APPROVED');
  });
});
