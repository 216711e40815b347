import { cents, type Cents } from '@guiche/money';
import { bucketOf, nameOf, type Account } from './account.js';
import { leftInAccount } from './left-in-account.js';
import type { MoveState } from './move.js';
import { paidFor, partsLeft, partsOfAmount } from './parts.js';
import type { Leg, PostedLeg } from './posting.js';

/** Where blocked money comes from, in the order in which a return takes it. */
const SOURCES = ['pending', 'reserve', 'available'] as const;

/**
 * Blocks what each party would give back of a disputed amount, as far as it has funds; nothing when the payment went back. First what this sale has left in pending and
 * reserve, then what is available. A return of the payment takes from the blocked money first.
 */
export function blockLegs({ history, balances }: MoveState, amount: Cents): Leg[] {
  if (isReturned(history)) return [];
  const left = partsLeft(history);
  const { people } = amount >= paidFor(left) ? left : partsOfAmount(left, amount);
  const taken = new Map<string, number>();
  return people.flatMap(({ person, amount: wanted }) => {
    let open: number = wanted;
    return SOURCES.flatMap((bucket): Leg[] => {
      const from = bucketOf(person, bucket);
      const name = nameOf(from);
      const held = bucket === 'available' ? (balances.get(name) ?? 0) : leftInAccount(history, from);
      const part = Math.max(0, Math.min(open, held - (taken.get(name) ?? 0)));
      open -= part;
      taken.set(name, (taken.get(name) ?? 0) + part);
      return part === 0
        ? []
        : [{ fact: 'block', from, to: bucketOf(person, 'blocked'), amount: cents(part) }];
    });
  });
}

/** Everything went back already. */
const isReturned = (history: readonly PostedLeg[]): boolean => {
  const last = history.findLast(({ posting }) => posting !== null);
  return last?.kind === 'REFUND' || last?.kind === 'CHARGEBACK';
};

/**
 * Gives back what a payment has left in blocked accounts, to the buckets it came from: a return has taken from pending first, so
 * what is left goes to available first.
 */
export function unblockLegs({ history }: Pick<MoveState, 'history'>): Leg[] {
  return blockedAccounts(history).flatMap((from) => {
    let left = leftInAccount(history, from);
    return [...SOURCES].reverse().flatMap((bucket, at): Leg[] => {
      const to = bucketOf(from, bucket);
      const isLast = at === SOURCES.length - 1;
      const part = Math.max(0, isLast ? left : Math.min(left, blockedFrom(history, from, to)));
      left -= part;
      return part === 0 ? [] : [{ fact: 'block', from, to, amount: cents(part) }];
    });
  });
}

/** What was blocked out of a bucket and did not come back to it. */
const blockedFrom = (history: readonly PostedLeg[], blocked: Account, source: Account): number =>
  history
    .filter(({ fact }) => fact === 'block')
    .reduce((sum, { from, to, amount }) => {
      if (nameOf(from) === nameOf(source) && nameOf(to) === nameOf(blocked)) return sum + amount;
      if (nameOf(from) === nameOf(blocked) && nameOf(to) === nameOf(source)) return sum - amount;
      return sum;
    }, 0);

const blockedAccounts = (history: readonly PostedLeg[]): Account[] => {
  const found = history.flatMap(({ from, to }) => [from, to]).filter(({ bucket }) => bucket === 'blocked');
  return [...new Map(found.map((account) => [nameOf(account), account])).values()];
};

/** A fee to a person: out of what is available, and the shortfall becomes a debt. */
export function feeLegs(
  { balances }: Pick<MoveState, 'balances'>,
  from: Account,
  to: Account,
  fee: Cents,
): Leg[] {
  const held = balances.get(nameOf(bucketOf(from, 'available'))) ?? 0;
  const paid = Math.max(0, Math.min(fee, held));
  const legs: Leg[] = [
    { fact: 'fee', from: bucketOf(from, 'available'), to, amount: cents(paid) },
    { fact: 'fee', from: bucketOf(from, 'debt'), to, amount: cents(fee - paid) },
  ];
  return legs.filter(({ amount }) => amount > 0);
}
