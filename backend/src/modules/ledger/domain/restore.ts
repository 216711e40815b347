import { bucketOf } from './account.js';
import type { Leg, PostedLeg } from './posting.js';

/**
 * Puts back what a lost chargeback had taken: its mirror, last leg first. What had become a debt is given as available
 * money, out of which debts are paid as from every credit.
 * @param chargeback the legs of the posting that is undone
 */
export function restoreLegs(chargeback: readonly PostedLeg[]): Leg[] {
  return [...chargeback].reverse().map(({ fact, from, to, amount }) => ({
    fact,
    from: to,
    to: from.bucket === 'debt' ? bucketOf(from, 'available') : from,
    amount,
  }));
}
