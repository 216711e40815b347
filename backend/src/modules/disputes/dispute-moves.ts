import type { Cents } from '@guiche/money';
import {
  blockLegs,
  bucketOf,
  feeLegs,
  platform,
  seller,
  unblockLegs,
  type Account,
  type Leg,
  type Move,
} from '../ledger/index.js';
import type { FeePart } from './domain/fee-parts.js';

/** The money of a dispute. */
export interface DisputedMoney {
  readonly id: string;
  readonly paymentId: string;
  readonly sellerId: string;
  readonly currency: string;
  readonly amount: Cents;
  readonly fee: Cents;
  /** Who pays the fee. Null: the producer alone. */
  readonly feeParts: readonly FeePart[] | null;
}

const BUCKETS = ['pending', 'reserve', 'available', 'blocked'] as const;
const REVENUE = platform('revenue');

const accountsOf = (people: readonly Account[]): Account[] =>
  people.flatMap((person) => BUCKETS.map((bucket) => bucketOf(person, bucket)));

const sumOf = (legs: readonly Leg[]): number => legs.reduce((sum, { amount }) => sum + amount, 0);

interface Step {
  readonly people: readonly Account[];
  readonly now: Date;
  /** Called with what is moved, under the locks. */
  readonly moved: (amount: number) => void;
}

/** Blocks what each party would give back, as far as it has funds. */
export const blockMove = (
  { id, paymentId, currency, amount }: DisputedMoney,
  { people, now, moved }: Step,
): Move => ({
  ...{ kind: 'BLOCK', key: `dispute/${id}/block`, currency, occurredAt: now },
  subject: { kind: 'payment', id: paymentId },
  accounts: accountsOf(people),
  legs: (state) => {
    const legs = blockLegs(state, amount);
    moved(sumOf(legs));
    return legs;
  },
});

/** Gives back what is still blocked of the payment. A step of the dispute does so once. */
export const unblockMove = (
  { id, paymentId, currency }: DisputedMoney,
  step: string,
  { people, now, moved }: Step,
): Move => ({
  ...{ kind: 'UNBLOCK', key: `dispute/${id}/unblock/${step}`, currency, occurredAt: now },
  subject: { kind: 'payment', id: paymentId },
  accounts: accountsOf(people),
  legs: (state) => {
    const legs = unblockLegs(state);
    moved(sumOf(legs));
    return legs;
  },
});

/** The fee of a refund, from the seller who answers for the sale: once for each payment, however many parts go back. */
export function refundFeeMove(
  { paymentId, sellerId, currency, fee }: Omit<DisputedMoney, 'id' | 'amount' | 'feeParts'>,
  now: Date,
): Move {
  const payer = seller(sellerId, 'available');
  return {
    ...{ kind: 'FEE', key: `refund/${paymentId}/fee`, currency, occurredAt: now },
    // Not a move of the payment: a later return would take the fee for a part of the sale.
    subject: { kind: 'other', id: paymentId },
    accounts: [payer, REVENUE],
    legs: (state) => feeLegs(state, payer, REVENUE, fee),
  };
}

/** The fee of a dispute, from the seller who answers for the sale or from all who earned with it, or back to them when it is won. */
export function feeMove(
  { id, sellerId, currency, fee, feeParts }: DisputedMoney,
  way: 'charge' | 'return',
  now: Date,
): Move {
  const parts = (feeParts ?? [{ sellerId, amount: fee }]).map(({ amount, ...part }) => ({
    payer: seller(part.sellerId, 'available'),
    amount,
  }));
  const base: Omit<Move, 'legs'> = {
    ...{ kind: 'FEE', key: `dispute/${id}/fee/${way}`, currency, occurredAt: now },
    subject: { kind: 'other', id },
    accounts: [...parts.map(({ payer }) => payer), REVENUE],
  };
  if (way === 'charge')
    return {
      ...base,
      legs: (state) => parts.flatMap(({ payer, amount }) => feeLegs(state, payer, REVENUE, amount)),
    };
  return {
    ...base,
    legs: () => parts.map(({ payer, amount }) => ({ fact: 'fee', from: REVENUE, to: payer, amount })),
  };
}
