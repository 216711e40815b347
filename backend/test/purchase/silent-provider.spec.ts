import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { freePort } from '@guiche/tooling/ports';
import { OFFERS, PLATFORM_B } from '../../src/demo/demo-data.js';
import { OFFER_AT, PROVIDER_NAMES, order } from './buyer.js';
import type { ProviderFault } from './provider-control.js';
import { CheckoutHarness, newKey } from './shop.js';
import { expectCanceledAfterTwoSearches } from './charge-not-found.js';

const DEADLINE_MS = 2_500;
/** What a buyer is promised, whatever the provider does. */
const ANSWERED_WITHIN_MS = 12_000;

let shop: CheckoutHarness;
beforeAll(async () => {
  shop = await CheckoutHarness.open({ settings: { CHARGE_DEADLINE_MS: String(DEADLINE_MS) } });
});
afterAll(() => shop.close());
afterEach(() => shop.outside.behave());

const created = async (provider: keyof typeof OFFER_AT) => (await shop.outside.counts(provider)).create ?? 0;

/** The charges of the provider under our own id for this payment. */
async function bookedFor(paymentId: string, provider: keyof typeof OFFER_AT) {
  const attempts = await shop.rows<{ id: string }>('select id from attempts where payment_id = $1', [
    paymentId,
  ]);
  expect(attempts).toHaveLength(1);
  const booked = await shop.outside.charges(provider);
  return booked.filter(({ externalRef }) => externalRef === attempts[0]?.id);
}

const SILENCES: [string, ProviderFault][] = [
  ['hangs', { kind: 'hang' }],
  ['answers 500', { kind: 'status', status: 500 }],
  ['cuts the line', { kind: 'cut' }],
  ['answers garbage', { kind: 'garbage' }],
  ['answers nothing', { kind: 'empty' }],
];

describe.each(PROVIDER_NAMES)('%s books the charge and then', (provider) => {
  it.each(SILENCES)(
    '%s: the buyer sees "confirming" in time, and the one charge is found',
    async (_how, fault) => {
      const before = await created(provider);
      await shop.outside.misbehave(provider, { ...fault, operation: 'create' });
      const key = newKey();
      const asked = order({ offerId: OFFER_AT[provider] });
      const began = performance.now();
      const { status, body } = await shop.buy(asked, key);
      expect(performance.now() - began).toBeLessThan(ANSWERED_WITHIN_MS);
      expect({
        status,
        state: body.status,
        confirming: body.payment.confirming,
        code: body.payment.pixCode,
      }).toEqual({
        status: 201,
        state: 'PENDING',
        confirming: true,
        code: null,
      });
      const [charge, ...others] = await bookedFor(body.paymentId, provider);
      expect(others).toEqual([]);

      shop.clock.advance(6_000);
      const found = await shop.paymentBecomes(body.paymentId, { confirming: false, status: 'PENDING' });
      expect(found.pixCode).toBe(charge?.pixCode);
      expect(await created(provider)).toBe(before + 1);
      // The reply was lost, so the key returns the current state.
      expect((await shop.buy(asked, key)).body.payment).toEqual(found);
      expect(await created(provider)).toBe(before + 1);
    },
  );
});

describe('HAWKPAY books the charge, does not answer, and the buyer pays', () => {
  it('the webhook approves before anybody searched', async () => {
    await shop.outside.misbehave('HAWKPAY', { kind: 'cut', operation: 'create' });
    const { paymentId } = await shop.bought();
    const [charge] = await bookedFor(paymentId, 'HAWKPAY');
    await shop.outside.act('HAWKPAY', charge?.id ?? '', 'pay');
    await shop.paymentBecomes(paymentId, { status: 'APPROVED', confirming: false });
    expect(await shop.postings(paymentId)).toEqual(['APPROVAL']);
    expect(await shop.chargeOf(paymentId)).toBe(charge?.id);
  });
});

describe.each(PROVIDER_NAMES)('%s never heard of the charge', (provider) => {
  it('two searches 60 s apart find nothing: the attempt is given up, and the buyer may request a new code', async () => {
    await shop.outside.misbehave(provider, { kind: 'cut', operation: 'create', afterAccepting: false });
    const { paymentId, payment } = await shop.bought(order({ offerId: OFFER_AT[provider] }));
    expect(payment).toMatchObject({ status: 'PENDING', confirming: true, renewable: false });
    await expectCanceledAfterTwoSearches(shop, paymentId, { renewable: true });
    expect(await bookedFor(paymentId, provider)).toEqual([]);
  });
});

describe('the provider refuses connections', () => {
  it('the buyer is informed immediately, the payment is rejected and a review item created (C4.19, C4.20)', async () => {
    const asked = order({ offerId: OFFERS.digitalOfB.id });
    const nobody = `http://127.0.0.1:${await freePort()}`;
    await shop.rows(`update gateway_accounts set base_address = $1 where platform_id = $2`, [
      nobody,
      PLATFORM_B,
    ]);
    // Settings take effect without a restart: from then on the simulator receives no call of this account.
    await shop.until(async () => (await shop.buy(asked)).status === 502);
    const before = await shop.footprint();
    const calls = await shop.outside.callCounts();
    const key = newKey();
    const { status, body } = await shop.buy(asked, key);
    expect({ status, code: body.code }).toEqual({ status: 502, code: 'errorPaymentDeclined' });
    const [payment] = await shop.rows<{ id: string; status: string; state: string }>(
      `select p.id, p.status, a.state from payments p join attempts a on a.payment_id = p.id
       join orders o on o.id = p.order_id where o.idempotency_key = $1`,
      [key],
    );
    expect(payment).toMatchObject({ status: 'REJECTED', state: 'REFUSED' });
    expect(await shop.reviewItems(payment?.id ?? '')).toEqual(['REFUSED_BY_PROVIDER']);
    expect((await shop.buy(asked, key)).status).toBe(502);
    expect(await shop.outside.callCounts()).toEqual(calls);
    expect(await shop.footprint()).toMatchObject({ orders: (before.orders ?? 0) + 1 });
  });
});
