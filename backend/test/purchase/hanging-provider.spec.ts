import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { OFFER_AT, order } from './buyer.js';
import type { TestProviderName } from './buyer.js';
import { CheckoutHarness } from './shop.js';
import { blockProviderQueries } from './block-provider-queries.js';

const HOUR = 3_600_000;
const MANY = 24;

let shop: CheckoutHarness;
beforeAll(async () => {
  shop = await CheckoutHarness.open();
});
afterAll(() => shop.close());
afterEach(async () => {
  jest.restoreAllMocks();
  await shop.outside.behave();
});

const buy = (provider: TestProviderName) => shop.bought(order({ offerId: OFFER_AT[provider] }));

describe('while ONZ never answers a question', () => {
  it('the others are queried and settle, and ONZ has no more than eight parallel queries', async () => {
    for (let n = 0; n < MANY; n += 4) await Promise.all(Array.from({ length: 4 }, () => buy('ONZ')));
    const lost: string[] = [];
    await shop.outside.misbehave('HAWKPAY', { kind: 'cut', operation: 'create', times: 3 });
    for (let n = 0; n < 3; n++) lost.push((await buy('HAWKPAY')).paymentId);
    const onz = blockProviderQueries(shop, 'ONZ');
    try {
      // Every query is due; the codes of ONZ first, because they were bought first.
      shop.clock.advance(HOUR);
      for (const paymentId of lost) await shop.paymentBecomes(paymentId, { confirming: false });
      const { paymentId } = await buy('HAWKPAY');
      await shop.outside.act('HAWKPAY', await shop.chargeOf(paymentId), 'pay');
      await shop.paymentBecomes(paymentId, { status: 'APPROVED' });

      expect(onz.asked()).toBeGreaterThanOrEqual(8);
      // A claim of eight may be pending when the eighth slot is taken.
      expect(onz.asked()).toBeLessThan(16);
    } finally {
      onz.speak();
    }
  });
});
