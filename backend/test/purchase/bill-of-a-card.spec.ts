import { saoPauloDate } from '@guiche/brazil';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { IuguGateway } from '../../src/gateways/list.js';
import { Reconcile } from '../../src/modules/payments/index.js';
import { order, type PurchaseOrder } from './buyer.js';
import { CARDS, iuguToken } from './cards.js';
import { CheckoutHarness } from './shop.js';
import { createOffersPerGateway } from './gateway-offers.js';
import { expectCanceledAfterTwoSearches } from './charge-not-found.js';
import { INSTALLATION_CONTEXT } from '../support/contexts.js';

let shop: CheckoutHarness;
let offerId: string;
beforeAll(async () => {
  shop = await CheckoutHarness.open();
  const stalls = await createOffersPerGateway(shop, [new IuguGateway()]);
  offerId = stalls.get('IUGU')?.course ?? '';
});
afterAll(() => shop.close());

/** A provider that makes a bill first, and charges a card for it then. */
async function byCard(number: string): Promise<PurchaseOrder> {
  const token = await iuguToken(shop, 'IUGU', number, 'ACC');
  return order({ offerId, paymentMethod: 'CREDIT_CARD', creditCard: { token } });
}

it('a bill whose card was refused stays open at the provider, which is no difference of the day', async () => {
  const { paymentId, status } = await shop.bought(await byCard(CARDS.refuses));
  expect(status).toBe('REJECTED');
  const day = saoPauloDate(shop.clock.now());
  const reconcile = shop.app.get(Reconcile);
  await reconcile.open(INSTALLATION_CONTEXT, day);
  while ((await reconcile.step(INSTALLATION_CONTEXT, day)) > 0);
  expect(await reconcile.report(INSTALLATION_CONTEXT, day)).toMatchObject([
    { provider: 'IUGU', finished: true, compared: 1, agreeing: 1, unanswered: 0, differences: [] },
  ]);
  expect(await shop.reviewItems(paymentId)).toEqual([]);
});

it('a bill whose card was never charged is given up after two searches, and the buyer may try again', async () => {
  await shop.outside.misbehave('IUGU', { kind: 'drop', times: 5 });
  await shop.outside.misbehave('IUGU', { kind: 'cut', operation: 'create', afterAccepting: false, skip: 1 });
  const { paymentId, payment } = await shop.bought(await byCard(CARDS.approves));
  expect(payment).toMatchObject({ status: 'PENDING', confirming: true });
  await expectCanceledAfterTwoSearches(shop, paymentId, { renewable: false });
  expect((await shop.bought(await byCard(CARDS.approves))).status).toBe('APPROVED');
});

it('a bill whose card was charged, but whose answer was lost, is found paid', async () => {
  await shop.outside.behave();
  await shop.outside.misbehave('IUGU', { kind: 'drop', times: 5 });
  await shop.outside.misbehave('IUGU', { kind: 'cut', operation: 'create', skip: 1 });
  const { paymentId, payment } = await shop.bought(await byCard(CARDS.approves));
  expect(payment).toMatchObject({ status: 'PENDING', confirming: true });
  shop.clock.advance(6_000);
  await shop.paymentBecomes(paymentId, { status: 'APPROVED', confirming: false });
  expect(await shop.postings(paymentId)).toEqual(['APPROVAL']);
});
