import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { until } from '../support/index.js';
import { CrashTestShop } from './shop.js';
import type { CrashTestResponse, CrashTestCharge, CrashTestPayment } from './shop.js';

let shop: CrashTestShop;
let before: { payments: CrashTestPayment[]; charges: CrashTestCharge[] };
let key: string;

beforeAll(async () => {
  shop = await CrashTestShop.open(process.env.DATABASE_URL);
});

afterAll(() => shop.close());

beforeEach(async () => {
  await shop.webhooksProcessed();
  before = { payments: await shop.payments(), charges: await shop.charges() };
  key = randomUUID();
});

/** Buys, and expects the connection to break because the API is killed. */
async function buyFromTheDying(): Promise<void> {
  await expect(shop.purchase(key)).rejects.toThrow('fetch failed');
  expect(await shop.api.ended()).toBe('SIGKILL');
}

const newPayments = async (): Promise<CrashTestPayment[]> =>
  (await shop.payments()).slice(before.payments.length);

async function newCharges(): Promise<CrashTestCharge[]> {
  // By our own name for it: two providers may give the same id.
  const known = new Set(before.charges.map(({ externalRef }) => externalRef));
  return (await shop.charges()).filter(({ externalRef }) => !known.has(externalRef));
}

/** Repeats the request with the same key until the expected state. "In progress" is the only other allowed answer. */
async function askAgain(
  reached: (payment: CrashTestResponse['body']['payment']) => boolean,
): Promise<CrashTestResponse['body']> {
  let body: CrashTestResponse['body'] | undefined;
  await until(async () => {
    const answer = await shop.purchase(key);
    body = answer.body;
    if (answer.status === 201) return reached(body.payment);
    expect([answer.status, body.code, answer.retryAfter]).toEqual([409, 'purchaseInProgress', '2']);
    return false;
  });
  return body as CrashTestResponse['body'];
}

/** One order, one payment, one charge, which both books call the same; and when it is paid, the seller gets it once. */
async function endsInOnePaidCharge(): Promise<void> {
  const { paymentId, payment } = await askAgain(({ confirming }) => !confirming);
  const charges = await newCharges();
  const [charge] = charges as [CrashTestCharge];
  expect(charges).toHaveLength(1);
  expect(payment).toMatchObject({ status: 'PENDING', pixCode: charge.pixCode });
  const inOurBooks = { paymentId, transactionId: charge.id, attemptId: charge.externalRef, amount: 9700 };
  expect(await newPayments()).toMatchObject([{ ...inOurBooks, status: 'PENDING', confirming: false }]);

  const pending = await shop.producerPending();
  await shop.pay(charge);
  await until(async () => (await shop.page(paymentId)).status === 'APPROVED');
  expect(await newPayments()).toMatchObject([{ ...inOurBooks, status: 'APPROVED', confirming: false }]);
  expect(await newCharges()).toMatchObject([{ id: charge.id, status: 'PAID', amount: 9700 }]);
  expect((await shop.producerPending()) - pending).toBe(9451);
}

describe('kill -9 of the API', () => {
  it('before transaction A commits: nothing was written or booked, and the same key buys once', async () => {
    await shop.api.dieAt('placeOrder:commits');
    await buyFromTheDying();
    expect([await newPayments(), await newCharges()]).toEqual([[], []]);

    await shop.startApi();
    await endsInOnePaidCharge();
  });

  it('after transaction A: two searches find no charge, and the buyer may request a new code', async () => {
    await shop.api.dieAt('placeOrder:committed');
    await buyFromTheDying();
    const searches = await shop.searches();
    const uncertain = { status: 'PENDING', confirming: true, transactionId: null };
    expect(await newPayments()).toMatchObject([uncertain]);

    await shop.startApi();
    await shop.moveClock(20);
    const { paymentId } = await askAgain(({ confirming }) => confirming);
    await until(async () => (await shop.searches()) > searches);
    await shop.moveClock(65);
    const { payment } = await askAgain(({ status }) => status === 'CANCELED');
    expect(payment).toMatchObject({ confirming: false, pixCode: null, renewable: true });
    expect(await newPayments()).toMatchObject([{ paymentId, status: 'CANCELED', confirming: false }]);
    expect(await newCharges()).toEqual([]);
  });

  it('during the call, after the provider booked: the charge is found by our id', async () => {
    await shop.hangAfterBooking();
    const purchase = buyFromTheDying();
    await until(async () => (await newCharges()).length === 1);
    shop.api.kill('SIGKILL');
    await purchase;

    await shop.startApi();
    await shop.moveClock(20);
    await endsInOnePaidCharge();
  });

  it.each([
    ['after the answer, before transaction B begins', 'applyOutcome:begins'],
    ['before transaction B commits', 'applyOutcome:commits'],
  ])('%s: the charge is found by our id', async (_, moment) => {
    await shop.api.dieAt(moment);
    await buyFromTheDying();
    expect(await newPayments()).toMatchObject([{ status: 'PENDING', confirming: true, transactionId: null }]);

    await shop.startApi();
    await shop.moveClock(20);
    await endsInOnePaidCharge();
  });

  it('kill -9 of the API with a card in its memory, after transaction A: the card is gone, nothing is charged, and no retry happens', async () => {
    const byCard = await shop.byCard();
    await shop.api.dieAt('placeOrder:committed');
    await expect(shop.purchase(key, byCard)).rejects.toThrow('fetch failed');
    expect(await shop.api.ended()).toBe('SIGKILL');
    expect(await newPayments()).toMatchObject([{ status: 'PENDING', confirming: true, transactionId: null }]);

    await shop.startApi();
    await shop.moveClock(20);
    await until(async () => (await shop.purchase(key, byCard)).status === 201);
    // Queried twice, a minute apart; a repeated request with the same key is no second charge.
    await until(async () => {
      await shop.moveClock(65);
      return (await shop.purchase(key, await shop.byCard())).body.payment.status === 'CANCELED';
    });
    const { body } = await shop.purchase(key, byCard);
    expect(body.payment).toMatchObject({ confirming: false, renewable: false });
    expect(await newCharges()).toEqual([]);
    expect(await newPayments()).toHaveLength(1);
  });

  it('kill -9 of the API with a card in its memory, after the provider charged it: the one charge is found and approved', async () => {
    const byCard = await shop.byCard();
    await shop.hangAfterBooking('MERCADOPAGO');
    const purchase = expect(shop.purchase(key, byCard)).rejects.toThrow('fetch failed');
    await until(async () => (await newCharges()).length === 1);
    shop.api.kill('SIGKILL');
    await purchase;
    expect(await newCharges()).toMatchObject([{ status: 'PAID', amount: 9700 }]);

    await shop.startApi();
    await shop.moveClock(20);
    await until(async () => {
      const { status, body } = await shop.purchase(key, byCard);
      return status === 201 && body.payment.status === 'APPROVED';
    });
    expect(await newCharges()).toHaveLength(1);
    expect(await newPayments()).toMatchObject([{ status: 'APPROVED', confirming: false, amount: 9700 }]);
  });

  it('after transaction B: the same key returns the lost answer immediately', async () => {
    await shop.api.dieAt('applyOutcome:committed');
    await buyFromTheDying();
    const searches = await shop.searches();

    await shop.startApi();
    expect((await shop.purchase(key)).status).toBe(201);
    expect(await shop.searches()).toBe(searches);
    await endsInOnePaidCharge();
  });

  it.each([
    ['before a delivery is stored', 'receive-webhooks-1:begins'],
    ['after a delivery was stored, before it is answered', 'receive-webhooks-1:committed'],
  ])('%s: it is delivered again, and the sale enters once', async (_, moment) => {
    expect((await shop.purchase(key)).status).toBe(201);
    const [charge] = (await newCharges()) as [CrashTestCharge];
    const pending = await shop.producerPending();
    await shop.api.dieAt(moment);
    await shop.pay(charge);
    expect(await shop.api.ended()).toBe('SIGKILL');
    // The provider notices the broken connection later.
    await until(async () => (await shop.deliveryAnswers()).at(-1) !== 200);

    await shop.startApi();
    await until(async () => (await shop.deliveryAnswers()).at(-1) === 200);
    await shop.moveClock(31);
    await until(async () => (await newPayments())[0]?.status === 'APPROVED');
    expect((await shop.producerPending()) - pending).toBe(9451);
  });

  it('leaves our books, the provider’s and the ledger in agreement', async () => {
    const charges = new Map((await shop.charges()).map((charge) => [charge.externalRef, charge]));
    const payments = await shop.dump();
    expect(payments.map(({ status }) => status)).toEqual([
      'APPROVED',
      'CANCELED',
      ...Array<string>(3).fill('APPROVED'),
      'CANCELED',
      ...Array<string>(4).fill('APPROVED'),
    ]);
    for (const { attemptId, status, transactionId, amount } of payments) {
      const charge = charges.get(attemptId);
      if (status === 'APPROVED') expect(charge).toMatchObject({ id: transactionId, status: 'PAID', amount });
      else expect([charge, transactionId]).toEqual([undefined, null]);
    }
    expect(charges.size).toBe(8);
    const { debits, credits, transfers } = await shop.recount();
    // Each posts its gross and the gateway's cost: seven by PIX (1.15), one by card (4.26).
    const moved = 7 * (9700 + 115) + (9700 + 426);
    expect([debits, credits, transfers]).toEqual([moved, moved, 8 * 3]);
  });
});
