import { cents, type Cents } from '@guiche/money';
import {
  PLATFORM_LOSS,
  PLATFORM_REVENUE,
  PLATFORM_ROUNDING,
  REFUND_DUE,
  bucketOf,
  nameOf,
  type Account,
} from './account.js';
import type { PartlyReturnedSale } from './facts.js';
import { leftInAccount } from './left-in-account.js';
import {
  fits,
  paidFor,
  partsLeft,
  partsOfAmount,
  partsOfItems,
  type PartsOfSale,
  type PersonsPart,
} from './parts.js';
import type { Balances, Leg, PostedLeg } from './posting.js';

/**
 * Gives back to the cent what the approval of a payment gave and no earlier part took: shares, fee and commission. The gateway keeps its
 * cost, which becomes the platform's loss. The money passes through the refund account of the buyer and is settled immediately with the
 * gateway, because the payment is only REFUNDED or CHARGEBACK when the provider has already given it back.
 * @param history every transfer of the payment so far
 */
export const returnLegs = (history: readonly PostedLeg[], balances: Balances): Leg[] =>
  givingBack(partsLeft(history), history, balances);

/**
 * Gives a part back: the rows of its items, where the amount is theirs and every party still has its part of them; otherwise prorated.
 * Undefined: it is booked already.
 * @throws Error when nothing would be left: that is a refund of the whole
 */
export function partialReturnLegs(
  { paymentId, returned, items }: PartlyReturnedSale,
  history: readonly PostedLeg[],
  balances: Balances,
): Leg[] | undefined {
  const amount = cents(returned - returnedInParts(history));
  if (amount <= 0) return undefined;
  const left = partsLeft(history);
  if (amount >= paidFor(left)) throw new Error(`no part of payment ${paymentId} would be left`);
  const ofItems = items && partsOfItems(items.division, items.ids);
  const areTheirs = ofItems !== undefined && paidFor(ofItems) === amount && fits(ofItems, left);
  return givingBack(areTheirs ? ofItems : partsOfAmount(left, amount), history, balances);
}

/** What went back of a payment in parts. */
export const returnedInParts = (history: readonly PostedLeg[]): Cents =>
  cents(
    history
      .filter(({ kind, fact }) => kind === 'PARTIAL_REFUND' && fact === 'moneyBack')
      .reduce((sum, { amount }) => sum + amount, 0),
  );

function givingBack(parts: PartsOfSale, history: readonly PostedLeg[], balances: Balances): Leg[] {
  const { platformFee, interest, rounding, gatewayCost } = parts;
  const legs: Leg[] = [
    ...parts.people.flatMap((part) => takeBack(part, history, balances)),
    { fact: 'platformFee', from: PLATFORM_REVENUE, to: REFUND_DUE, amount: platformFee },
    { fact: 'interest', from: PLATFORM_REVENUE, to: REFUND_DUE, amount: interest },
    // Rounding cents of installments that the buyer never paid return to their source.
    rounding < 0
      ? { fact: 'rounding', from: REFUND_DUE, to: PLATFORM_ROUNDING, amount: cents(-rounding) }
      : { fact: 'rounding', from: PLATFORM_ROUNDING, to: REFUND_DUE, amount: rounding },
    { fact: 'gatewayCost', from: PLATFORM_LOSS, to: PLATFORM_REVENUE, amount: gatewayCost },
    ...moneyBack(history, paidFor(parts)),
  ];
  return legs.filter(({ amount }) => amount > 0);
}

/**
 * First what a dispute blocked for this sale, then what the sale still has in pending and reserve, then what is available, and the
 * shortfall becomes a debt.
 */
function takeBack(
  { fact, person, amount }: PersonsPart,
  history: readonly PostedLeg[],
  balances: Balances,
): Leg[] {
  const funds: [Account, number][] = [
    [bucketOf(person, 'blocked'), leftInAccount(history, bucketOf(person, 'blocked'))],
    [bucketOf(person, 'pending'), leftInAccount(history, bucketOf(person, 'pending'))],
    [bucketOf(person, 'reserve'), leftInAccount(history, bucketOf(person, 'reserve'))],
    [bucketOf(person, 'available'), balances.get(nameOf(bucketOf(person, 'available'))) ?? 0],
    [bucketOf(person, 'debt'), amount],
  ];
  const to = fact === 'share' ? REFUND_DUE : PLATFORM_REVENUE;
  let left: number = amount;
  return funds.map(([from, held]) => {
    const taken = cents(Math.max(0, Math.min(left, held)));
    left -= taken;
    return { fact, from, to, amount: taken };
  });
}

/** What the buyer paid, to the gateway that owed it to us. */
function moneyBack(history: readonly PostedLeg[], amount: Cents): Leg[] {
  const receivable = history.find(
    ({ kind, from }) => kind === 'APPROVAL' && from.bucket === 'receivable',
  )?.from;
  return receivable === undefined ? [] : [{ fact: 'moneyBack', from: REFUND_DUE, to: receivable, amount }];
}
