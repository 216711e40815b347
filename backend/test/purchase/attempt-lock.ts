import { DataSource } from 'typeorm';
import { inAnotherTransaction } from '../support/another-transaction.js';
import { waitForLockWaiter } from '../support/lock-waiter.js';
import type { CheckoutHarness } from './shop.js';

/** Another session has locked the payment's attempt until the work is done: nothing can be written to it. */
export function whileAttemptLocked(
  shop: CheckoutHarness,
  paymentId: string,
  work: () => Promise<void>,
): Promise<void> {
  return inAnotherTransaction(shop.app.get(DataSource), async (holder) => {
    await holder.query('select from attempts where payment_id = $1 for update', [paymentId]);
    await work();
  });
}

/** Resolves when a transaction waits for the lock. */
export function waitForAttemptLockWaiter(shop: CheckoutHarness): Promise<void> {
  return waitForLockWaiter(shop.app.get(DataSource));
}
