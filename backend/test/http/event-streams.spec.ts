import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { CheckoutHarness } from '../purchase/shop.js';

let shop: CheckoutHarness;
beforeAll(async () => {
  shop = await CheckoutHarness.open({
    settings: { EVENT_STREAMS_PER_ADDRESS: '2', PROTECTIVE_LIMITS: 'on' },
  });
});
afterAll(() => shop.close());

it('an address that holds its share of event streams is refused the next, until one of them is closed', async () => {
  const { paymentId } = await shop.bought();
  const leaving = new AbortController();
  const open = (id: string, signal?: AbortSignal) =>
    fetch(`${shop.app.url}/api/checkout/payments/${id}/events`, {
      headers: { 'x-forwarded-for': '203.0.113.9' },
      ...(signal && { signal }),
    });
  const others = new AbortController();
  expect((await open(paymentId, leaving.signal)).status).toBe(200);
  expect((await open(paymentId, others.signal)).status).toBe(200);
  const refused = await open(paymentId);
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '15']);
  expect(await refused.json()).toMatchObject({ code: 'tooManyRequests' });
  // An unknown payment takes no place, and is answered while there is one.
  leaving.abort();
  await shop.until(async () => (await open('01a1fff4-164d-7483-ad00-4b36a48e600b')).status === 404);
  const again = await open(paymentId, others.signal);
  expect(again.status).toBe(200);
  others.abort();
});
