import { addCents, type Cents } from '@guiche/money';
import { isPerson, nameOf, bucketOf, type Account } from './account.js';
import type { Leg } from './posting.js';

/** What a return takes from one person, and out of which bucket. Cents. */
export interface PersonsEffect {
  readonly owner: 'seller' | 'manager';
  readonly ownerId: string;
  /** What a dispute blocked. */
  readonly blocked: Cents;
  readonly pending: Cents;
  readonly reserve: Cents;
  readonly available: Cents;
  /** What is not there: the person owes it. */
  readonly debt: Cents;
}

/** What a return does to each party. */
export interface ReturnEffect {
  readonly toBuyer: Cents;
  readonly people: readonly PersonsEffect[];
  /** What the platform gives up of its fee, with the interest; commissions and costs were paid out of it. */
  readonly platformFee: Cents;
  /** The cost that the gateway keeps: the platform loses it. */
  readonly loss: Cents;
}

/** The sums of a return's legs. */
export function effectOfReturn(legs: readonly Leg[]): ReturnEffect {
  const sumOf = (facts: readonly Leg['fact'][]): Cents =>
    addCents(...legs.filter(({ fact }) => facts.includes(fact)).map(({ amount }) => amount));
  const people = new Map<string, Account>();
  for (const { from } of legs) if (isPerson(from)) people.set(`${from.owner} ${from.ownerId}`, from);
  const takenFrom = (account: Account): Cents =>
    addCents(...legs.filter(({ from }) => nameOf(from) === nameOf(account)).map(({ amount }) => amount));
  return {
    toBuyer: sumOf(['moneyBack']),
    people: [...people.values()].map((person) => ({
      owner: person.owner === 'manager' ? 'manager' : 'seller',
      ownerId: person.ownerId ?? '',
      blocked: takenFrom(bucketOf(person, 'blocked')),
      pending: takenFrom(bucketOf(person, 'pending')),
      reserve: takenFrom(bucketOf(person, 'reserve')),
      available: takenFrom(bucketOf(person, 'available')),
      debt: takenFrom(bucketOf(person, 'debt')),
    })),
    platformFee: sumOf(['platformFee', 'interest']),
    loss: sumOf(['gatewayCost']),
  };
}
