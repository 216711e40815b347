import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { OwnPostgres, UNAVAILABLE, until } from '../support/index.js';
import { PageEvents } from './page-events.js';
import { CrashTestShop } from './shop.js';
import type { CrashTestResponse } from './shop.js';

const BUYERS = 8;
/**
 * The longest time until the janitor acts: a query that was lost with the server is due again after 30 s, then two searches
 * a minute apart find nothing.
 */
const JANITOR_SECONDS = 120;
/** Between two questions in the first minute after a lost answer. */
const LONGEST_EARLY_PAUSE_S = 5;

let postgres: OwnPostgres;
let shop: CrashTestShop;

beforeAll(async () => {
  // The server must not lose acknowledged data, however it stops; only a power failure of the machine is out of scope.
  postgres = await OwnPostgres.create({ synchronous_commit: 'on', full_page_writes: 'on' });
  await postgres.start();
  // The provider is in a hurry, so that a test need not wait for its patience.
  shop = await CrashTestShop.open(postgres.url, 0.2);
});

/** No process may exit, whatever happens to the database; an exit is reported with its reason. */
afterEach(async () => {
  if (!shop.api.alive) throw new Error(`the API ended: ${await shop.api.ended()}`);
});

afterAll(async () => {
  await shop.close();
  await postgres.remove();
});

/** The answers to 8 buyers. Each buys repeatedly, and repeats a purchase with its key until it is acknowledged. */
class Crowd {
  readonly acknowledged: string[] = [];
  readonly refusals: CrashTestResponse[] = [];
  private going = true;
  private readonly buyers = Array.from({ length: BUYERS }, () => this.buy());

  async leave(): Promise<void> {
    this.going = false;
    await Promise.all(this.buyers);
  }

  private async buy(): Promise<void> {
    let key = randomUUID();
    while (this.going) {
      const answer = await shop.purchase(key);
      if (answer.status === 201) {
        this.acknowledged.push(answer.body.paymentId);
        key = randomUUID();
      } else {
        this.refusals.push(answer);
        // A key that waits for its lease is left to the janitor; the buyer opens a new page.
        if (answer.status === 409) key = randomUUID();
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
    }
  }
}

/** Every charge is a payment that was approved once, and every payment without a charge was given up. */
async function booksAgree(): Promise<boolean> {
  const charges = new Map((await shop.charges()).map((charge) => [charge.externalRef, charge]));
  const payments = await shop.payments();
  return payments.every(({ attemptId, status, transactionId }) => {
    const charge = charges.get(attemptId);
    return charge
      ? charge.status === 'PAID' && status === 'APPROVED' && charge.id === transactionId
      : status === 'CANCELED';
  });
}

/**
 * Whatever was cut in two is found within the janitor's two minutes. The demo's clock spares us the waiting: it jumps to the
 * moment at which the next attempt or delivery is due, when everything that was due before has been dealt with.
 */
async function settle(): Promise<void> {
  let movedBy = 0;
  await until(async () => {
    if (await booksAgree()) return true;
    const { at } = await shop.nextDue();
    await new Promise((resolve) => setTimeout(resolve, 1_500));
    const next = await shop.nextDue();
    // Work is pending: claimed rows are due again half a minute later, without moving the clock.
    const isClaim = next.at?.getTime() !== at?.getTime() && next.seconds > LONGEST_EARLY_PAUSE_S;
    if (next.at === null || isClaim || next.seconds <= 0) return false;
    // The questions of the first minute follow each other within seconds: one jump passes some of them.
    const jump = Math.max(next.seconds, 2 * LONGEST_EARLY_PAUSE_S);
    movedBy += jump;
    if (movedBy > JANITOR_SECONDS) throw new Error(`the books do not agree after ${movedBy} s`);
    await shop.moveClock(jump);
    return false;
  });
}

describe('PostgreSQL lost in the middle of 8 buyers', () => {
  it.each([
    ['stopped', () => postgres.stop()],
    ['killed', () => postgres.crash()],
  ])('%s: 503 in the meantime, no purchase lost, none paid twice', async (_, lose) => {
    await shop.payAutomatically(null);
    const waiting = await shop.purchase(randomUUID());
    const page = await PageEvents.open(`${shop.url}/api/checkout/payments/${waiting.body.paymentId}/events`);
    const [waitingCharge] = await shop.charges();
    await shop.payAutomatically(100);
    const crowd = new Crowd();
    await until(() => crowd.acknowledged.length >= 2 * BUYERS);

    await lose();
    await until(() => crowd.refusals.filter(({ status }) => status === 503).length >= 2 * BUYERS);
    await postgres.start();
    const during = crowd.acknowledged.length;
    await until(() => crowd.acknowledged.length >= during + 2 * BUYERS);
    await crowd.leave();

    for (const { status, body, retryAfter } of crowd.refusals) {
      if (status === 503) expect(body).toEqual(UNAVAILABLE);
      else expect([status, body.code, retryAfter]).toEqual([409, 'purchaseInProgress', '2']);
    }
    await shop.pay(waitingCharge!);
    await until(() => page.statuses.at(-1) === 'APPROVED');
    page.close();
    await settle();
    const payments = new Map((await shop.payments()).map((payment) => [payment.paymentId, payment.status]));
    expect(crowd.acknowledged.filter((paymentId) => payments.get(paymentId) !== 'APPROVED')).toEqual([]);
    const charges = await shop.charges();
    expect(new Set(charges.map(({ externalRef }) => externalRef)).size).toBe(charges.length);
    expect(await shop.recount()).toMatchObject({
      debits: 9815 * charges.length,
      credits: 9815 * charges.length,
      transfers: 3 * charges.length,
    });
    expect((await shop.deliveryAnswers()).filter((answer) => answer !== 200 && answer !== 503)).toEqual([]);
  });
});
