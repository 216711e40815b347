import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { OFFER_AT, order } from './buyer.js';
import type { ProviderName } from './buyer.js';
import { Shop } from './shop.js';

const SECOND = 1_000;
const HOUR = 3_600 * SECOND;
/** The longest there is: a question that hangs, hangs all the while. */
const DEADLINE_MS = 11_000;
const MANY = 24;

let shop: Shop;
beforeAll(async () => {
  shop = await Shop.open({ settings: { CHARGE_DEADLINE_MS: String(DEADLINE_MS) } });
});
afterAll(async () => {
  await shop.outside.behave();
  await shop.close();
});
afterEach(() => shop.outside.behave());

const buy = (provider: ProviderName) => shop.bought(order({ offerId: OFFER_AT[provider] }));
const asks = async (provider: ProviderName) => (await shop.outside.counts(provider)).get ?? 0;

describe('while ONZ never answers a question', () => {
  it('the others are asked and settle in a moment, and ONZ is not asked more than eight times at once', async () => {
    for (let n = 0; n < MANY; n += 4) await Promise.all(Array.from({ length: 4 }, () => buy('ONZ')));
    const lost: string[] = [];
    await shop.outside.misbehave('HAWKPAY', { kind: 'cut', operation: 'create', times: 3 });
    for (let n = 0; n < 3; n++) lost.push((await buy('HAWKPAY')).paymentId);
    for (const operation of ['get', 'list'])
      await shop.outside.misbehave('ONZ', { kind: 'hang', operation, afterAccepting: false, times: 1_000 });

    const before = await asks('ONZ');
    // Everything is due to be asked about; the codes of ONZ first, because they were bought first.
    const began = performance.now();
    shop.clock.advance(HOUR);
    for (const paymentId of lost) await shop.paymentBecomes(paymentId, { confirming: false });
    const { paymentId } = await buy('HAWKPAY');
    await shop.outside.act('HAWKPAY', await shop.chargeOf(paymentId), 'pay');
    await shop.paymentBecomes(paymentId, { status: 'APPROVED' });
    expect(performance.now() - began).toBeLessThan(DEADLINE_MS - SECOND);

    const hanging = (await asks('ONZ')) - before;
    expect(hanging).toBeGreaterThanOrEqual(8);
    // A claim of eight may be on its way when the eighth seat is taken.
    expect(hanging).toBeLessThan(16);
  });
});
