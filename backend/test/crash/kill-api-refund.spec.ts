import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { PLATFORM_A } from '../../src/demo/demo-data.js';
import { until } from '../support/index.js';
import { CrashTestShop } from './shop.js';
import type { CrashTestCharge } from './shop.js';

let shop: CrashTestShop;

beforeAll(async () => {
  shop = await CrashTestShop.open(process.env.DATABASE_URL);
});

afterAll(() => shop.close());

interface Sale {
  readonly provider: 'HAWKPAY' | 'MERCADOPAGO';
  readonly paymentId: string;
  /** The amount it left with the producer, in cents. */
  readonly left: number;
  charge(): Promise<CrashTestCharge>;
}

async function paid(provider: Sale['provider']): Promise<Sale> {
  const before = await shop.producerPending();
  const by = provider === 'HAWKPAY' ? undefined : await shop.byCard();
  const { body } = await shop.purchase(randomUUID(), by);
  const { paymentId } = body;
  const ours = (await shop.payments()).find((one) => one.paymentId === paymentId);
  const charge = async (): Promise<CrashTestCharge> => {
    const charges = await shop.charges();
    return charges.find(({ externalRef }) => externalRef === ours?.attemptId) as CrashTestCharge;
  };
  if (provider === 'HAWKPAY') await shop.pay(await charge());
  await until(async () => (await shop.page(paymentId)).status === 'APPROVED');
  return { provider, paymentId, charge, left: (await shop.producerPending()) - before };
}

/** Has it given back by a process that ends at this moment; the next one is started a good minute later. */
async function givenBackUntil(moment: string, { paymentId }: Sale, amount?: number): Promise<void> {
  await shop.api.dieAt(moment);
  shop.api.refund(PLATFORM_A, paymentId, amount);
  expect(await shop.api.ended()).toBe('SIGKILL');
  expect((await shop.payments()).find((one) => one.paymentId === paymentId)?.status).toBe('APPROVED');
  await shop.moveClock(61);
  await shop.startApi();
}

/** Two real ones: `moments-of-refunds.spec.ts` ends a refund after each of its writes and calls. */
describe('kill -9 of the API that gives a payment back', () => {
  it('a part of it, after the provider did it, before the books say so: it goes back once there, and once in the books', async () => {
    const sale = await paid('MERCADOPAGO');
    const [calls, pending] = [await shop.calls('MERCADOPAGO', 'refund'), await shop.producerPending()];
    await givenBackUntil('applyOutcome:begins', sale, 1_000);
    await until(async () => (await shop.partlyReturned(sale.paymentId)) === 1_000);
    expect(await sale.charge()).toMatchObject({ refundedAmount: 1_000 });
    expect(await shop.calls('MERCADOPAGO', 'refund')).toBe(calls + 1);
    // By largest remainder: less than a cent beside the producer's part of 1000.
    const given = pending - (await shop.producerPending());
    expect(Math.abs(given - (sale.left * 1_000) / 9_700)).toBeLessThan(1);
    expect(await shop.reviewItems(sale.paymentId)).toEqual([]);
  });

  it('before a call to a provider that might refund twice: a review item is created, and nothing moves', async () => {
    const sale = await paid('HAWKPAY');
    const [result, pending] = [await shop.calls('HAWKPAY', 'refund'), await shop.producerPending()];
    await givenBackUntil('openRefund:committed', sale);
    await until(async () => (await shop.reviewItems(sale.paymentId)).length > 0);
    expect(await shop.reviewItems(sale.paymentId)).toEqual(['UNRESOLVED']);
    expect(await shop.calls('HAWKPAY', 'refund')).toBe(result);
    expect(await sale.charge()).toMatchObject({ status: 'PAID', refundedAmount: 0 });
    expect(await shop.producerPending()).toBe(pending);
  });
});
