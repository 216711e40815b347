import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { OFFER_AT, order, type ProviderName } from './buyer.js';
import { someoneWaits, whileHeld } from './held-attempt.js';
import { Shop } from './shop.js';

jest.setTimeout(60_000);

let shop: Shop;
let since: Date;
beforeAll(async () => {
  shop = await Shop.open();
});
afterAll(() => shop.close());

async function bought(count: number, provider: ProviderName = 'ASAAS'): Promise<[string, ...string[]]> {
  const payments: string[] = [];
  while (payments.length < count)
    payments.push((await shop.bought(order({ offerId: OFFER_AT[provider] }))).paymentId);
  return payments as [string, ...string[]];
}

async function pay(paymentId: string, provider: ProviderName = 'ASAAS'): Promise<void> {
  await shop.outside.act(provider, await shop.chargeOf(paymentId), 'pay');
}

const received = async (): Promise<number> =>
  Object.values(await shop.webhookStates(since)).reduce((sum, n) => sum + n, 0);

/** The first is paid and cannot be written; the others are paid and stand behind it. */
async function payBehindTheFirst([first, ...others]: readonly [string, ...string[]]): Promise<void> {
  // Deliveries are told apart by our time of receipt.
  shop.clock.advance(1_000);
  since = shop.clock.now();
  await whileHeld(shop, first, async () => {
    await pay(first);
    await someoneWaits(shop);
    for (const paymentId of others) await pay(paymentId);
    await shop.until(async () => (await received()) === others.length + 1);
    // Until the last of them was looked up too.
    await new Promise((resolve) => setTimeout(resolve, 500));
  });
}

/** How many deliveries were understood, and in how many transactions. */
async function understood(): Promise<{ deliveries: number; transactions: number }> {
  const text = await (await fetch(`${shop.app.url}/metrics`)).text();
  const read = (name: string): number => {
    const line = text.split('\n').find((one) => one.startsWith(`${name}{route="job understandWebhook"}`));
    return Number(line?.split(' ').at(-1) ?? 0);
  };
  return {
    deliveries: read('guiche_request_transactions_count'),
    transactions: read('guiche_request_transactions_sum'),
  };
}

describe('payments of one account that are paid while another is written', () => {
  it('are settled together, each as if it were alone', async () => {
    const payments = await bought(6);
    const before = await understood();
    await payBehindTheFirst(payments);
    for (const paymentId of payments) await shop.paymentBecomes(paymentId, { status: 'APPROVED' });
    await shop.until(async () => (await understood()).deliveries === before.deliveries + 6);
    expect((await understood()).transactions - before.transactions).toBe(2);
    expect(await shop.webhookStates(since)).toEqual({ APPLIED: 6 });
    for (const paymentId of payments) {
      expect(await shop.postings(paymentId)).toEqual(['APPROVAL']);
      expect((await shop.moved(paymentId))['seller pending']).toBe(9_451);
      const told = await shop.rows(`select 1 from outbox where key = $1 and topic = 'payment.approved'`, [
        paymentId,
      ]);
      expect(told).toHaveLength(1);
    }
  });

  it('are settled without the one that cannot be written, which is tried again by itself', async () => {
    const payments = await bought(6);
    const [, , , bad = ''] = payments;
    await shop.rows(`create function refuse() returns trigger language plpgsql as
      $$ begin raise exception 'a row that cannot be written'; end $$`);
    await shop.rows(`create trigger poison before update on payments for each row
      when (new.id = '${bad}') execute function refuse()`);
    await payBehindTheFirst(payments);
    for (const paymentId of payments.filter((one) => one !== bad))
      await shop.paymentBecomes(paymentId, { status: 'APPROVED' });
    await shop.until(async () => (await shop.webhookStates(since)).APPLIED === 5);
    expect(await shop.webhookStates(since)).toEqual({ APPLIED: 5, RECEIVED: 1 });
    expect(await shop.payment(bad)).toMatchObject({ status: 'PENDING' });
    expect(await shop.postings(bad)).toEqual([]);

    await shop.rows('drop trigger poison on payments');
    shop.clock.advance(31_000);
    await shop.paymentBecomes(bad, { status: 'APPROVED' });
    expect(await shop.postings(bad)).toEqual(['APPROVAL']);
  });
});

it('a sale that cannot be written holds up those of its own account only', async () => {
  const [held] = await bought(1, 'HAWKPAY');
  const [other] = await bought(1, 'ASAAS');
  await whileHeld(shop, held, async () => {
    await pay(held, 'HAWKPAY');
    await someoneWaits(shop);
    await pay(other, 'ASAAS');
    await shop.paymentBecomes(other, { status: 'APPROVED' });
    expect(await shop.payment(held)).toMatchObject({ status: 'PENDING' });
  });
  await shop.paymentBecomes(held, { status: 'APPROVED' });
});
