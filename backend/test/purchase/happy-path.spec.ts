import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { TEST_BUYER, OFFER_AT, PROVIDER_NAMES, order } from './buyer.js';
import { CheckoutHarness } from './shop.js';

/** Design §8: PIX fee 2,49 flat, gateway cost 1,19 %, no reserve, on R$ 97,00. */
const SALE = {
  'seller pending': 9_451,
  'gateway cost': 115,
  'platform revenue': 134,
  'gateway receivable': -9_700,
};
/** The buyer gets a full refund; the provider's fee of the sale is the platform's loss. */
const RETURNED = {
  'seller pending': 0,
  'platform revenue': 0,
  'gateway receivable': 0,
  'gateway cost': 115,
  'platform loss': -115,
  'buyer refund_due': 0,
};

let shop: CheckoutHarness;
beforeAll(async () => {
  shop = await CheckoutHarness.open();
});
afterAll(() => shop.close());

describe.each(PROVIDER_NAMES)('a course bought by PIX through %s', (provider) => {
  const buy = () => shop.bought(order({ offerId: OFFER_AT[provider] }));
  const paid = async () => {
    const { paymentId } = await buy();
    const charge = await shop.chargeOf(paymentId);
    shop.clock.advance(1_000);
    await shop.outside.act(provider, charge, 'pay');
    await shop.paymentBecomes(paymentId, { status: 'APPROVED' });
    return { paymentId, charge };
  };

  it('the purchase is answered with its code, and nothing of the buyer (C3.87, C3.88, C3.89, C3.90, C3.91, C7.33, C7.34, C7.35, C7.36, C7.37, C7.47, C5.8, C5.9, C5.10)', async () => {
    const { status, headers, body } = await shop.buy(order({ offerId: OFFER_AT[provider] }));
    expect(status).toBe(201);
    expect(headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(headers.get('cache-control')).toBe('no-store');
    const [charge] = await shop.outside.charges(provider);
    expect(body).toEqual({
      paymentId: expect.stringMatching(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[0-9a-f]{4}-[0-9a-f]{12}$/),
      method: 'PIX',
      status: 'PENDING',
      upsellToken: expect.stringMatching(/^[\w-]{32}$/),
      payment: {
        paymentId: body.paymentId,
        offerId: OFFER_AT[provider],
        method: 'PIX',
        status: 'PENDING',
        confirming: false,
        amount: 9_700,
        currency: 'BRL',
        expiresAt: expect.stringMatching(/^2026-03-\d\dT\d\d:\d\d:\d\d\.000Z$/),
        pixCode: charge?.pixCode,
        pixQrCode: expect.stringMatching(/^data:image\/png;base64,[A-Za-z0-9+/]{200,}=*$/),
        billetCode: null,
        billetBarcode: null,
        billetUrl: null,
        reason: null,
        renewable: false,
        paidTwice: false,
        nextCharge: null,
        access: [],
      },
    });
    for (const mine of Object.values(TEST_BUYER).filter((value) => value !== 'PIX')) {
      expect(JSON.stringify(body)).not.toContain(mine);
    }
    const page = await shop.send('GET', `/api/checkout/payments/${body.paymentId}`);
    expect(page.body).toEqual(body.payment);
    expect(page.headers.get('cache-control')).toBe('no-store');
    const { headers: head } = await fetch(`${shop.app.url}/api/checkout/payments/${body.paymentId}`, {
      method: 'HEAD',
    });
    expect(head.get('cache-control')).toBe('no-store');
  });

  it('turns APPROVED by the webhook, and the ledger holds the sale to the cent (C1.1, C1.32, P3.30, P3.113, P3.114, P4.2)', async () => {
    const { paymentId } = await paid();
    expect(await shop.moved(paymentId)).toEqual(SALE);
    expect(await shop.postings(paymentId)).toEqual(['APPROVAL']);
    expect(await shop.reviewItems(paymentId)).toEqual([]);
    const topics = await shop.rows(`select topic from outbox where key = $1 order by occurred_at`, [
      paymentId,
    ]);
    expect(topics).toEqual([{ topic: 'payment.pending' }, { topic: 'payment.approved' }]);
  });

  it('gives everything back, once, when the provider refunds (P4.4)', async () => {
    const { paymentId, charge } = await paid();
    await shop.outside.act(provider, charge, 'refund');
    await shop.paymentBecomes(paymentId, { status: 'REFUNDED', confirming: false });
    await shop.outside.act(provider, charge, 'webhook');
    await shop.eventually(`select count(*)::int as n from webhook_records where state = 'RECEIVED'`, {
      n: 0,
    });
    expect(await shop.postings(paymentId)).toEqual(['APPROVAL', 'REFUND']);
    expect(await shop.moved(paymentId)).toEqual(RETURNED);
  });

  it('gives everything back, once, when the bank takes the money (P4.5)', async () => {
    const { paymentId, charge } = await paid();
    await shop.outside.act(provider, charge, 'chargeback');
    await shop.paymentBecomes(paymentId, { status: 'CHARGEBACK', confirming: false });
    await shop.outside.act(provider, charge, 'webhook');
    await shop.eventually(`select count(*)::int as n from webhook_records where state = 'RECEIVED'`, {
      n: 0,
    });
    expect(await shop.postings(paymentId)).toEqual(['APPROVAL', 'CHARGEBACK']);
    expect(await shop.moved(paymentId)).toEqual(RETURNED);
  });
});

it('a PIX that the provider calls refused is no refused card: the payment is declined', async () => {
  const { paymentId } = await shop.bought(order({ offerId: OFFER_AT.HAWKPAY }));
  const charge = await shop.chargeOf(paymentId);
  shop.clock.advance(1_000);
  await shop.outside.act('HAWKPAY', charge, 'decline');
  const { reason } = await shop.paymentBecomes(paymentId, { status: 'REJECTED' });
  expect(reason).toBe('DECLINED');
});
