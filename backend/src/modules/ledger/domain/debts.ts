import type { Cents } from '@guiche/money';
import { ZERO_CENTS, cents } from '@guiche/money';
import { bucketOf, isPerson, nameOf } from './account.js';
import type { Balances, Leg } from './posting.js';

/** Every credit pays the person's debt first: from each credited bucket, in the order of the legs, while debt is left. */
export function repayDebts(legs: readonly Leg[], balances: Balances): Leg[] {
  const owed = new Map<string, Cents>(balances);
  return legs
    .filter(({ to }) => isPerson(to))
    .flatMap(({ to, amount }) => {
      const debt = bucketOf(to, 'debt');
      const left = owed.get(nameOf(debt)) ?? ZERO_CENTS;
      const repaid = cents(Math.min(left, amount));
      if (repaid === 0) return [];
      owed.set(nameOf(debt), cents(left - repaid));
      return [{ fact: 'debtRepayment' as const, from: to, to: debt, amount: repaid }];
    });
}
