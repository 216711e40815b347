import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { Transactions } from '../../src/database/index.js';
import { Attempts } from '../../src/modules/payments/index.js';
import { Shop } from './shop.js';

jest.setTimeout(60_000);

const GRACE_MS = 30_000;

let shop: Shop;
beforeAll(async () => {
  shop = await Shop.open();
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

async function attemptOf(paymentId: string): Promise<{ id: string; platform_id: string }> {
  const [attempt] = await shop.rows<{ id: string; platform_id: string }>(
    'select id, platform_id from attempts where payment_id = $1',
    [paymentId],
  );
  if (!attempt) throw new Error(`payment ${paymentId} has no attempt`);
  return attempt;
}

/** What applyOutcome does with a paid attempt, until `hold` resolves: did another payment of the order come first? */
async function capture(paymentId: string, hold: Promise<void>, captured: () => void): Promise<boolean> {
  const attempts = shop.app.get(Attempts);
  const { id, platform_id } = await attemptOf(paymentId);
  return shop.app.get(Transactions).run('applyOutcome', async (tx) => {
    const locked = await attempts.lock(tx, platform_id, id);
    if (!locked) throw new Error(`attempt ${id} is gone`);
    const paid = { ...locked.standing, status: 'APPROVED' as const, captured: true };
    const { otherCaptured } = await attempts.save(tx, locked, paid, shop.clock.now(), null);
    captured();
    await hold;
    return otherCaptured;
  });
}

describe('an order paid twice', () => {
  it('at the same moment: whoever waits for the other then sees it', async () => {
    const [first, second] = await twoPaymentsOfOneOrder();
    let commitFirst = (): void => undefined;
    const firstMayCommit = new Promise<void>((resolve) => (commitFirst = resolve));
    let firstCameAlong = (): void => undefined;
    const firstIsThere = new Promise<void>((resolve) => (firstCameAlong = resolve));

    const sawBeforeFirst = capture(first, firstMayCommit, () => firstCameAlong());
    await firstIsThere;
    const sawBeforeSecond = capture(second, Promise.resolve(), () => undefined);
    // The second stands in line for the order's row, which the first holds until it commits.
    await shop.eventually(
      `select count(*)::int as n from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      { n: 1 },
    );
    commitFirst();
    expect({ first: await sawBeforeFirst, second: await sawBeforeSecond }).toEqual({
      first: false,
      second: true,
    });
  });
});
