import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { OFFERS } from '../../src/demo/demo-data.js';
import { OFFER_AT, order } from './buyer.js';
import { CheckoutHarness, newKey } from './shop.js';

const DAY_MS = 24 * 60 * 60 * 1000;

let shop: CheckoutHarness;
beforeAll(async () => {
  shop = await CheckoutHarness.open();
});
afterAll(() => shop.close());

describe.each(['HAWKPAY', 'ASAAS'] as const)('a course bought by boleto through %s', (provider) => {
  const asked = order({ offerId: OFFER_AT[provider], paymentMethod: 'BILLET' });

  it('a boleto is answered with its digitable line, its address and its due date, and the same key returns them again (P3.8, P3.9, C1.10)', async () => {
    const key = newKey();
    const { status, body } = await shop.buy(asked, key);
    expect({ status, state: body.status, method: body.method }).toEqual({
      status: 201,
      state: 'PENDING',
      method: 'BILLET',
    });
    expect(body.payment).toEqual({
      paymentId: body.paymentId,
      offerId: asked.offerId,
      method: 'BILLET',
      status: 'PENDING',
      confirming: false,
      amount: 9_700,
      currency: 'BRL',
      pixCode: null,
      pixQrCode: null,
      billetCode: expect.stringMatching(/^[\d. ]{40,60}$/),
      billetBarcode: expect.stringMatching(/^data:image\/svg\+xml;base64,[A-Za-z0-9+/]{200,}=*$/),
      billetUrl: expect.stringMatching(/^https?:\/\/\S+$/),
      expiresAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      reason: null,
      renewable: false,
      paidTwice: false,
      nextCharge: null,
      access: [],
    });
    expect(await shop.payment(body.paymentId)).toEqual(body.payment);
    expect((await shop.buy(asked, key)).body).toEqual(body);
  });

  it('a boleto is due in three days (P9.31, P9.36)', async () => {
    const { payment } = await shop.bought(asked);
    const days = (new Date(payment.expiresAt ?? 0).getTime() - shop.clock.now().getTime()) / DAY_MS;
    expect(days).toBeGreaterThan(3);
    expect(days).toBeLessThan(4);
  });

  it('a boleto that is paid is divided at the fees of boletos, once', async () => {
    const { paymentId } = await shop.bought(asked);
    shop.clock.advance(1_000);
    await shop.outside.act(provider, await shop.chargeOf(paymentId), 'pay');
    await shop.paymentBecomes(paymentId, { status: 'APPROVED' });
    // Fee 3.49 flat, cost 3.45 flat.
    expect(await shop.moved(paymentId)).toEqual({
      'seller pending': 9_351,
      'gateway cost': 345,
      'platform revenue': 4,
      'gateway receivable': -9_700,
    });
    expect(await shop.postings(paymentId)).toEqual(['APPROVAL']);
  });
});

describe('an unpaid boleto', () => {
  it('expires, can be renewed, and is booked when it is paid nevertheless', async () => {
    const { paymentId, payment } = await shop.bought(order({ paymentMethod: 'BILLET' }));
    const charge = await shop.chargeOf(paymentId);
    shop.clock.set(new Date(new Date(payment.expiresAt ?? 0).getTime() + 60_000));
    await shop.paymentBecomes(paymentId, { status: 'CANCELED', reason: 'EXPIRED', renewable: true });
    const { status, body } = await shop.renew(paymentId);
    expect({ status, method: body.method, state: body.status }).toEqual({
      status: 201,
      method: 'BILLET',
      state: 'PENDING',
    });
    expect(body.payment.billetCode).not.toBe(payment.billetCode);
    await shop.outside.act('HAWKPAY', charge, 'pay');
    await shop.paymentBecomes(paymentId, { status: 'APPROVED' });
    expect(await shop.postings(paymentId)).toEqual(['APPROVAL']);
  });
});

it('a boleto where the offer has none is refused, and nothing is written (C4.4, C6.11)', async () => {
  const before = await shop.footprint();
  const { status, body } = await shop.buy(order({ offerId: OFFERS.presets.id, paymentMethod: 'BILLET' }));
  expect({ status, code: body.code }).toEqual({ status: 422, code: 'errorPaymentNotConfigured' });
  expect(await shop.footprint()).toEqual(before);
});

it('a boleto ignores card data, and is charged in one installment', async () => {
  const { payment } = await shop.bought(
    order({ paymentMethod: 'BILLET', creditCard: { token: 'x', installments: 12 } }),
  );
  expect(payment.amount).toBe(9_700);
});
