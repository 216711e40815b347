import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Transactions } from '../../src/database/index.js';
import { ApplyOutcome, LockedAttempts } from '../../src/modules/payments/index.js';
import { attemptIdsOf } from './attempt-ids.js';
import { waitForAttemptLockWaiter, whileAttemptLocked } from './attempt-lock.js';
import { CheckoutHarness } from './shop.js';
import { onPlatform } from '../support/contexts.js';

const GRACE_MS = 30_000;

let shop: CheckoutHarness;
beforeAll(async () => {
  shop = await CheckoutHarness.open();
});
afterAll(() => shop.close());

/** The expired payment of an order and its renewal. */
async function twoPaymentsOfOneOrder(): Promise<[string, string]> {
  const { paymentId, payment } = await shop.bought();
  shop.clock.set(new Date(new Date(payment.expiresAt ?? '').getTime() + GRACE_MS));
  await shop.paymentBecomes(paymentId, { status: 'CANCELED', reason: 'EXPIRED' });
  const { status, body } = await shop.renew(paymentId);
  expect(status).toBe(201);
  return [paymentId, body.paymentId];
}

/** Runs applyOutcome on a paid attempt up to the check for an earlier payment of the order, until `hold` resolves. */
async function capture(paymentId: string, hold: Promise<void>, captured: () => void): Promise<boolean> {
  const attempts = shop.app.get(LockedAttempts);
  const { attemptId, platformId } = await attemptIdsOf(shop, paymentId);
  return shop.app.get(Transactions).run('applyOutcome', async (tx) => {
    const locked = (await attempts.lock(onPlatform(platformId), tx, [attemptId])).get(attemptId);
    if (!locked) throw new Error(`attempt ${attemptId} is gone`);
    const paid = { ...locked.standing, status: 'APPROVED' as const, captured: true };
    const saved = [{ locked, next: paid, answer: null }];
    const paidBefore = await attempts.save(onPlatform(platformId), tx, saved, shop.clock.now());
    captured();
    await hold;
    return paidBefore.has(paymentId);
  });
}

/** Applies the outcome of a signed webhook. */
async function learnPaid(paymentId: string): Promise<unknown> {
  const of = await attemptIdsOf(shop, paymentId);
  const outcome = { kind: 'settled', reference: `tx-${paymentId}` } as const;
  return shop.app.get(ApplyOutcome).apply(onPlatform(of.platformId), { of, outcome, source: 'webhook' });
}

describe('an order paid twice', () => {
  it('an order paid twice in parallel: the later transaction sees the earlier one', async () => {
    const [first, second] = await twoPaymentsOfOneOrder();
    let commitFirst = (): void => undefined;
    const firstMayCommit = new Promise<void>((resolve) => (commitFirst = resolve));
    let firstCameAlong = (): void => undefined;
    const firstIsThere = new Promise<void>((resolve) => (firstCameAlong = resolve));

    const sawBeforeFirst = capture(first, firstMayCommit, () => firstCameAlong());
    await firstIsThere;
    const sawBeforeSecond = capture(second, Promise.resolve(), () => undefined);
    // The second waits for the lock of the order's row, which the first holds until it commits.
    await waitForAttemptLockWaiter(shop);
    commitFirst();
    expect({ first: await sawBeforeFirst, second: await sawBeforeSecond }).toEqual({
      first: false,
      second: true,
    });
  });

  it('an order paid twice, processed by one process while another sale delays it: the second payment sees what the first has committed', async () => {
    const [first, second] = await twoPaymentsOfOneOrder();
    const { paymentId: other } = await shop.bought();
    let learning: Promise<unknown>[] = [];
    await whileAttemptLocked(shop, other, async () => {
      learning = [other, first, second].map(learnPaid);
      await waitForAttemptLockWaiter(shop);
    });
    await Promise.all(learning);
    const called = [...(await shop.reviewItems(first)), ...(await shop.reviewItems(second))];
    expect(called).toEqual(['DOUBLE_PAYMENT']);
    for (const paymentId of [first, second]) expect(await shop.postings(paymentId)).toEqual(['APPROVAL']);
  });
});
