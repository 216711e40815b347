import { cents, type Cents } from '@guiche/money';
import { nameOf, type Account } from './account.js';
import type { ReleaseInstant } from './release-terms.js';

/** What a posting is for. A payment is approved once, then returned and won back in turns. */
export type PostingKind = 'APPROVAL' | 'PARTIAL_REFUND' | 'REFUND' | 'CHARGEBACK' | 'RESTORE';

/** What moves money without changing the state of a payment. */
export type MoveKind =
  | 'RELEASE'
  | 'RESERVE_RELEASE'
  | 'SETTLEMENT'
  | 'WITHDRAWAL'
  | 'WITHDRAWAL_RETURN'
  | 'ANTICIPATION'
  | 'BLOCK'
  | 'UNBLOCK'
  | 'FEE'
  | 'CHARGE'
  | 'WRITE_OFF'
  | 'ADJUSTMENT';

/** The purpose of one transfer of a posting. It is the same in both directions: the kind of the posting gives the direction. */
export type Fact =
  | 'share'
  | 'platformFee'
  | 'gatewayCost'
  | 'commission'
  | 'interest'
  | 'rounding'
  | 'moneyBack'
  | 'debtRepayment'
  /** A share that goes to another seller than it was posted to. */
  | 'correction'
  | 'release'
  | 'settlement'
  | 'withdrawal'
  | 'withdrawalFee'
  | 'anticipation'
  | 'anticipationFee'
  | 'block'
  | 'fee'
  | 'charge'
  | 'writeOff'
  | 'adjustment';

/** A transfer before it is written: `amount` leaves `from` (debit) and enters `to` (credit). Always above zero. */
export interface Leg {
  readonly fact: Fact;
  readonly from: Account;
  readonly to: Account;
  readonly amount: Cents;
  /** When it is released, where a sale credits what is not available yet. */
  readonly due?: ReleaseInstant;
}

/** A transfer as written. */
export interface PostedLeg extends Leg {
  /** Counts the postings of its payment from 1; null for what moves the payment's money without changing its state. */
  readonly posting: number | null;
  readonly kind: PostingKind | MoveKind | 'CORRECTION';
}

/** The stored balances of locked accounts, by account name. */
export type Balances = ReadonlyMap<string, Cents>;

/** What they are after these legs. A debt account counts what the person owes, so a credit lowers it. */
export function balancesAfter(before: Balances, legs: readonly Leg[]): Balances {
  const after = new Map(before);
  const move = (account: Account, by: number): void => {
    const balance = after.get(nameOf(account)) ?? 0;
    after.set(nameOf(account), cents(balance + (account.bucket === 'debt' ? -by : by)));
  };
  for (const { from, to, amount } of legs) {
    move(from, -amount);
    move(to, amount);
  }
  return after;
}

/** `alreadyPosted`: the fact is on the ledger, nothing was written. Never an error, so that a fact may be posted repeatedly. */
export type Posted = 'posted' | 'alreadyPosted';
