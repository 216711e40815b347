import { ZERO_CENTS, addCents, allocate, cents, type Cents } from '@guiche/money';
import { bucketOf, isPerson, manager, nameOf, seller, type Account } from './account.js';
import type { Division } from './division.js';
import type { PostedLeg } from './posting.js';
import { movedShares } from './reassign.js';

/** What one person has of a payment, in one capacity. */
export interface PersonsPart {
  /** A share is out of what the buyer paid, a commission out of the platform's fee. */
  readonly fact: 'share' | 'commission';
  /** Any bucket of the person. */
  readonly person: Account;
  readonly amount: Cents;
}

/**
 * What each party has of a payment, or of a part of it. Shares, fee, interest and rounding add up to what the buyer paid; cost and
 * commissions are paid out of the fee.
 */
export interface PartsOfSale {
  /** The producer first. */
  readonly people: readonly PersonsPart[];
  readonly platformFee: Cents;
  readonly interest: Cents;
  /** Below zero: equal installments were too short, and the platform added it. */
  readonly rounding: Cents;
  readonly gatewayCost: Cents;
}

/** What the buyer paid for these parts. */
export const paidFor = ({ people, platformFee, interest, rounding }: PartsOfSale): Cents =>
  addCents(
    ...people.flatMap(({ fact, amount }) => (fact === 'share' ? [amount] : [])),
    platformFee,
    interest,
    rounding,
  );

/** What each party still has: what the approval gave, with shares that moved since, without what went back in parts. */
export function partsLeft(history: readonly PostedLeg[]): PartsOfSale {
  const people = new PeoplesParts();
  const platform = { platformFee: 0, interest: 0, rounding: 0, gatewayCost: 0 };
  for (const leg of history) {
    if (leg.kind !== 'APPROVAL' && leg.kind !== 'PARTIAL_REFUND') continue;
    const { fact, from, to, amount } = leg;
    const sign = leg.kind === 'APPROVAL' ? 1 : -1;
    if (fact === 'share' || fact === 'commission')
      people.add(fact, isPerson(to) ? to : from, cents(sign * amount));
    else if (fact === 'rounding') platform.rounding += to.bucket === 'rounding' ? amount : -amount;
    else if (fact === 'platformFee' || fact === 'interest' || fact === 'gatewayCost')
      platform[fact] += sign * amount;
  }
  for (const { person, by } of movedShares(history)) people.add('share', person, by);
  return {
    people: people.all(),
    platformFee: cents(platform.platformFee),
    interest: cents(platform.interest),
    rounding: cents(platform.rounding),
    gatewayCost: cents(platform.gatewayCost),
  };
}

/**
 * The rows of some items of a division (domain.md §4 "Refund of the bump only"). With an item goes its part of the interest that the
 * buyer paid; shipping and rounding are in no item.
 */
export function partsOfItems({ items, terms, financing }: Division, itemIds: readonly string[]): PartsOfSale {
  const people = new PeoplesParts();
  const weights = [...items.map(({ gross }) => gross), terms.shipping];
  const ofItems = (whole: Cents): Cents[] => (whole === 0 ? [] : allocate(whole, weights));
  const interest = ofItems(financing?.interest ?? ZERO_CENTS);
  const costs = ofItems(financing?.gatewayCost ?? ZERO_CENTS);
  const platform = { platformFee: 0, interest: 0, gatewayCost: 0 };
  items.forEach((item, at) => {
    if (!itemIds.includes(item.itemId)) return;
    const { affiliate, coProducers = [], manager: earning } = terms.items[at]?.contract ?? {};
    people.add('share', seller(terms.producerId, 'pending'), item.producer);
    if (affiliate) people.add('share', seller(affiliate.sellerId, 'pending'), item.affiliate);
    coProducers.forEach(({ sellerId }, k) =>
      people.add('share', seller(sellerId, 'pending'), item.coProducers[k] ?? ZERO_CENTS),
    );
    if (earning) people.add('commission', manager(earning.managerId, 'pending'), item.manager);
    platform.platformFee += item.platformFee;
    platform.interest += interest[at] ?? 0;
    platform.gatewayCost += item.gatewayCost + (costs[at] ?? 0);
  });
  return {
    people: people.all(),
    platformFee: cents(platform.platformFee),
    interest: cents(platform.interest),
    rounding: ZERO_CENTS,
    gatewayCost: cents(platform.gatewayCost),
  };
}

/** What the buyer paid for some items of a division, without shipping. */
export const amountOfItems = (division: Division, itemIds: readonly string[]): Cents =>
  paidFor(partsOfItems(division, itemIds));

/** Whether no party would give back more than it has of the payment, or get something. */
export function fits(parts: PartsOfSale, left: PartsOfSale): boolean {
  const has = new Map(left.people.map(({ person, amount }) => [nameOf(person), amount]));
  const pairs = [
    ...parts.people.map(({ person, amount }) => [amount, has.get(nameOf(person)) ?? 0] as const),
    ...(['platformFee', 'interest', 'gatewayCost'] as const).map(
      (part) => [parts[part], left[part]] as const,
    ),
  ];
  return pairs.every(([amount, most]) => amount >= 0 && amount <= Math.max(0, most));
}

/**
 * A part of a payment of which only the amount is known: by largest remainder out of what each party still has, ties to the producer
 * (domain.md §4). Where a sale costs more than its fee, the fee bears the part of the cost that it covers; the rest goes with the last return.
 * @param amount above zero and below what the buyer paid and did not get back
 */
export function partsOfAmount(left: PartsOfSale, amount: Cents): PartsOfSale {
  const commissions = left.people.filter(({ fact }) => fact === 'commission');
  const afterCommissions = left.platformFee - commissions.reduce((sum, part) => sum + part.amount, 0);
  const cost = Math.min(left.gatewayCost, afterCommissions);
  const margin = afterCommissions - cost;
  const people = left.people.map((part) => part.amount);
  const weights = [...people, cost, margin, left.interest, left.rounding].map((part) => Math.max(0, part));
  const parts = allocate(amount, weights);
  const of = (at: number): Cents => parts[at] ?? ZERO_CENTS;
  const given = left.people.map((part, at) => ({ ...part, amount: of(at) }));
  const [costAt, marginAt, interestAt, roundingAt] = [0, 1, 2, 3].map((at) => people.length + at);
  const fromFee = given.filter(({ fact }) => fact === 'commission').map((part) => part.amount);
  return {
    people: given,
    platformFee: addCents(...fromFee, of(costAt ?? 0), of(marginAt ?? 0)),
    interest: of(interestAt ?? 0),
    rounding: of(roundingAt ?? 0),
    gatewayCost: of(costAt ?? 0),
  };
}

/** One part for each person and capacity, in the order in which they are first named. */
class PeoplesParts {
  private readonly parts = new Map<string, PersonsPart>();

  add(fact: PersonsPart['fact'], account: Account, amount: Cents): void {
    const person = bucketOf(account, 'pending');
    const before = this.parts.get(nameOf(person))?.amount ?? ZERO_CENTS;
    this.parts.set(nameOf(person), { fact, person, amount: addCents(before, amount) });
  }

  all(): readonly PersonsPart[] {
    return [...this.parts.values()].filter(({ amount }) => amount !== 0);
  }
}
