import { cents, type Cents } from '@guiche/money';
import { bucketOf, isPerson, nameOf, seller, type Account } from './account.js';
import { repayDebts } from './debts.js';
import type { Division } from './division.js';
import { leftInAccount } from './left-in-account.js';
import type { Balances, Leg, PostedLeg } from './posting.js';

/** Another division of a sale that is posted: only sellers' shares differ. */
export interface Reassignment {
  readonly paymentId: string;
  readonly currency: string;
  /** As the shares are posted now. */
  readonly from: Division;
  readonly to: Division;
  readonly reason: string;
}

/**
 * `returned`: the money went back, if only a part of it, or never came. `released`: a seller who would give something up no longer has it in what this
 * sale left pending and in reserve.
 */
export type Reassigned = 'posted' | 'returned' | 'released';

/**
 * What moves between sellers, so that each ends with the share of the new division, in the bucket where that division puts it.
 * Debts of those who gain are paid as from every credit.
 */
export function reassignLegs({ from, to }: Reassignment, balances: Balances): Leg[] {
  const changes = new Map<string, { account: Account; by: number }>();
  const add = (division: Division, sign: 1 | -1) => {
    for (const { sellerId, amount, reserve } of division.shares)
      for (const [bucket, part] of [
        ['pending', amount - reserve],
        ['reserve', reserve],
      ] as const) {
        const account = seller(sellerId, bucket);
        const by = (changes.get(nameOf(account))?.by ?? 0) + sign * part;
        changes.set(nameOf(account), { account, by });
      }
  };
  add(from, -1);
  add(to, 1);
  const legs = pairs([...changes.values()]);
  return [...legs, ...repayDebts(legs, balances)];
}

/** Gives what some accounts lose to those that gain it, in their order. */
function pairs(changes: readonly { readonly account: Account; readonly by: number }[]): Leg[] {
  if (changes.reduce((sum, { by }) => sum + by, 0) !== 0)
    throw new Error('a reassignment would change how much the sellers get together');
  const gains = changes.filter(({ by }) => by > 0).map(({ account, by }) => ({ account, left: by }));
  return changes
    .filter(({ by }) => by < 0)
    .flatMap(({ account: from, by }) => {
      let left = -by;
      return gains.flatMap((gain): Leg[] => {
        const amount = cents(Math.min(left, gain.left));
        left -= amount;
        gain.left -= amount;
        return amount === 0 ? [] : [{ fact: 'correction', from, to: gain.account, amount }];
      });
    });
}

/** Every account that a reassignment can move. */
export const accountsOfReassignment = (legs: readonly Leg[]): Account[] => [
  ...new Map(
    legs
      .flatMap(({ from, to }) => [from, to, bucketOf(to, 'debt')])
      .map((account) => [nameOf(account), account]),
  ).values(),
];

/** Why these legs cannot be posted; null: they can. */
export function refusalOfReassignment(
  legs: readonly Leg[],
  history: readonly PostedLeg[],
): Exclude<Reassigned, 'posted'> | null {
  const last = history.findLast(({ posting }) => posting !== null);
  if (history.some(({ kind }) => kind === 'PARTIAL_REFUND')) return 'returned';
  if (last?.kind !== 'APPROVAL' && last?.kind !== 'RESTORE') return 'returned';
  const losses = new Map<string, { from: Account; amount: number }>();
  for (const { fact, from, amount } of legs)
    if (fact === 'correction') {
      const before = losses.get(nameOf(from))?.amount ?? 0;
      losses.set(nameOf(from), { from, amount: before + amount });
    }
  const isLeft = [...losses.values()].every(({ from, amount }) => leftInAccount(history, from) >= amount);
  return isLeft ? null : 'released';
}

/** Of a correction that moved a share from one seller to another: who gained how much, and who gave it. */
export function movedShares(
  history: readonly PostedLeg[],
): readonly { readonly person: Account; readonly by: Cents }[] {
  return history
    .filter(({ kind, fact, from, to }) => {
      const isBetweenPeople = isPerson(from) && isPerson(to) && from.ownerId !== to.ownerId;
      return kind === 'CORRECTION' && fact === 'correction' && isBetweenPeople;
    })
    .flatMap(({ from, to, amount }) => [
      { person: to, by: amount },
      { person: from, by: cents(-amount) },
    ]);
}
