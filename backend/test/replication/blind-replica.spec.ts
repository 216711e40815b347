import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { Reads } from '../../src/database/index.js';
import { CheckoutHarness, newKey } from '../purchase/shop.js';
import { order } from '../purchase/buyer.js';

const GRACE_MS = 30_000;

let shop: CheckoutHarness;
beforeAll(async () => {
  // Another database of the same server: a query for a sale on this replica fails instead of returning an old row.
  const empty = new URL(process.env.DATABASE_URL ?? '');
  empty.pathname = '/postgres';
  shop = await CheckoutHarness.open({ settings: { DATABASE_REPLICA_URLS: empty.href } });
});
afterAll(() => shop.close());

/** The event that an open page of the payment receives. */
async function firstEvent(paymentId: string): Promise<string> {
  const leaving = new AbortController();
  const response = await fetch(`${shop.app.url}/api/checkout/payments/${paymentId}/events`, {
    signal: leaving.signal,
  });
  const decoder = new TextDecoder();
  let text = '';
  for await (const chunk of response.body as unknown as AsyncIterable<Uint8Array>) {
    text += decoder.decode(chunk, { stream: true });
    if (text.includes('\n\n')) break;
  }
  leaving.abort();
  return text;
}

it('nothing that a buyer acts on is read from a replica: a sale from its offer to its renewal meets only the primary', async () => {
  // A replica that takes longer than a second to connect, as on a busy machine, is left out for two seconds.
  const isBlind = () =>
    shop.app
      .get(Reads)
      .replica('select 1 from payments')
      .then(
        () => false,
        (error) => String(error).includes('does not exist'),
      );
  await shop.until(isBlind);

  const key = newKey();
  expect((await shop.send('GET', `/api/checkout/${String(order()['offerId'])}`)).status).toBe(200);
  const { paymentId, payment } = await shop.bought(order(), key);
  expect((await shop.buy(order(), key)).body.payment).toEqual(payment);
  expect(await shop.payment(paymentId)).toEqual(payment);
  expect(await firstEvent(paymentId)).toContain(`"paymentId":"${paymentId}"`);

  shop.clock.set(new Date(new Date(payment.expiresAt ?? '').getTime() + GRACE_MS));
  await shop.paymentBecomes(paymentId, { status: 'CANCELED', renewable: true });
  const { status, body } = await shop.renew(paymentId);
  expect(status).toBe(201);
  expect((await shop.renew(paymentId)).body).toEqual(body);
  await shop.outside.act('HAWKPAY', await shop.chargeOf(body.paymentId), 'pay');
  await shop.paymentBecomes(body.paymentId, { status: 'APPROVED' });
  expect(await shop.postings(body.paymentId)).toEqual(['APPROVAL']);
});
