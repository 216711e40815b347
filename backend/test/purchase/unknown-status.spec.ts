import type { Transport, WireRequest, WireResponse } from '@guiche/gateway-kit';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { AxiosTransport } from '../../src/runtime/http/index.js';
import { order } from './buyer.js';
import { CheckoutHarness } from './shop.js';

/** The real network, except that the provider sends a new status of a charge. */
class NewWord implements Transport {
  word: string | undefined;
  expiry: string | undefined;

  async send({ method, url, headers, body }: WireRequest): Promise<WireResponse> {
    const response = await fetch(url, { method, headers, ...(body !== undefined && { body }) });
    const text = await response.text();
    const { word, expiry } = this;
    const worded = word === undefined ? text : text.replaceAll(/"status":"\w+"/g, `"status":"${word}"`);
    return {
      status: response.status,
      headers: Object.fromEntries(response.headers),
      body:
        expiry === undefined
          ? worded
          : worded.replaceAll(/"expirationDate":"[^"]+"/g, `"expirationDate":"${expiry}"`),
    };
  }
}

const network = new NewWord();
let shop: CheckoutHarness;
beforeAll(async () => {
  shop = await CheckoutHarness.open({ overrides: [{ provide: AxiosTransport, useValue: network }] });
});
afterEach(() => {
  network.word = undefined;
  network.expiry = undefined;
});
afterAll(() => shop.close());

describe('an unlisted status', () => {
  it('an unlisted status in the reply is REJECTED for now: confirming, one review item, and the next known status replaces it (P4.30)', async () => {
    network.word = 'vaporized';
    const { paymentId, payment } = await shop.bought();
    expect(payment).toMatchObject({ status: 'REJECTED', confirming: true, renewable: false });
    expect(await shop.reviewItems(paymentId)).toEqual(['UNKNOWN_WORD']);
    // Queried again, the provider returns the same: one review item is enough.
    shop.clock.advance(11_000);
    await shop.eventually(`select asks from attempts where payment_id = '${paymentId}'`, { asks: 2 });
    expect(await shop.reviewItems(paymentId)).toEqual(['UNKNOWN_WORD']);
    expect(await shop.postings(paymentId)).toEqual([]);

    network.word = undefined;
    network.expiry = undefined;
    shop.clock.advance(60_000);
    const known = await shop.paymentBecomes(paymentId, { status: 'PENDING', confirming: false });
    expect(known.pixCode).toMatch(/^000201/);
    await shop.outside.act('HAWKPAY', await shop.chargeOf(paymentId), 'pay');
    await shop.paymentBecomes(paymentId, { status: 'APPROVED' });
    expect(await shop.postings(paymentId)).toEqual(['APPROVAL']);
  });

  it.each([
    ['APPROVED', [], ['APPROVAL']],
    ['REFUNDED', ['refund'], ['APPROVAL', 'REFUND']],
    ['CHARGEBACK', ['chargeback'], ['APPROVAL', 'CHARGEBACK']],
  ] as const)('never pulls back %s', async (status, acts, postings) => {
    const { paymentId } = await shop.bought(order());
    const charge = await shop.chargeOf(paymentId);
    await shop.outside.act('HAWKPAY', charge, 'pay');
    await shop.paymentBecomes(paymentId, { status: 'APPROVED' });
    for (const act of acts) await shop.outside.act('HAWKPAY', charge, act);
    const before = await shop.paymentBecomes(paymentId, { status });

    shop.clock.advance(1_000);
    network.word = 'vaporized';
    // A webhook with an unknown state triggers a query, whose answer is the unlisted status.
    const [attempt] = await shop.rows<{ webhook_token: string }>(
      'select webhook_token from attempts where payment_id = $1',
      [paymentId],
    );
    const claim = { type: 'transaction', data: { id: charge, status: 'waiting_payment', amount: 9_700 } };
    await shop.send('POST', `/webhooks/HAWKPAY/${attempt?.webhook_token}`, claim);
    await shop.until(async () => (await shop.webhookStates(shop.clock.now()))['UNKNOWN_WORD'] === 1);
    expect(await shop.payment(paymentId)).toEqual(before);
    expect(await shop.postings(paymentId)).toEqual(postings);
    expect(await shop.reviewItems(paymentId)).toEqual(['UNKNOWN_WORD']);
  });
});

it('an invalid date is not shown: the buyer still gets the code', async () => {
  network.expiry = '2030-99-99';
  const { payment } = await shop.bought();
  expect(payment).toMatchObject({ status: 'PENDING', confirming: false, expiresAt: null });
  expect(payment.pixCode).toMatch(/^000201/);
});
