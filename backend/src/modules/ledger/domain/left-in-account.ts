import { nameOf } from './account.js';
import type { Account } from './account.js';
import type { PostedLeg } from './posting.js';

/** What the transfers of a payment have left in an account. */
export function leftInAccount(history: readonly PostedLeg[], account: Account): number {
  const name = nameOf(account);
  return history.reduce(
    (sum, { from, to, amount }) =>
      sum + (nameOf(to) === name ? amount : 0) - (nameOf(from) === name ? amount : 0),
    0,
  );
}
