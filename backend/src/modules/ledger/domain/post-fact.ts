import { approvalLegs } from './approval.js';
import { PLATFORM_LOSS, REFUND_DUE, bucketOf, distinct, isPerson } from './account.js';
import type { Account } from './account.js';
import { repayDebts } from './debts.js';
import type { MoneyFact } from './facts.js';
import type { Balances, Leg, PostedLeg, PostingKind } from './posting.js';
import { restoreLegs } from './restore.js';
import { partialReturnLegs, returnLegs } from './return.js';

/** What a fact writes: one posting of its payment. */
export interface Posting {
  readonly paymentId: string;
  /** The how-manieth of its payment, from 1. */
  readonly posting: number;
  readonly kind: PostingKind;
  readonly occurredAt: Date;
  readonly legs: readonly Leg[];
}

/** Whatever the history says: a dispute may block the money before the accounts are locked. */
const FALLBACKS = ['available', 'blocked', 'debt'] as const;

/** Every account the fact can move, whatever is found when they are locked. */
export function accountsOf(fact: MoneyFact, history: readonly PostedLeg[]): Account[] {
  if (fact.kind === 'APPROVAL') {
    const { division, gatewayAccountId, occurredAt } = fact;
    const moved = approvalLegs(division, gatewayAccountId, occurredAt).flatMap(({ from, to }) => [from, to]);
    return distinct([...moved, ...moved.filter(isPerson).map((person) => bucketOf(person, 'debt'))]);
  }
  const moved = history.flatMap(({ from, to }) => [from, to]);
  const fallbacks = moved
    .filter(isPerson)
    .flatMap((person) => FALLBACKS.map((bucket) => bucketOf(person, bucket)));
  return distinct([...moved, ...fallbacks, PLATFORM_LOSS, REFUND_DUE]);
}

/**
 * The posting of a fact, or undefined when it was posted before. An approval that is posted alone is not checked for an
 * earlier one: the database does that.
 * @param history every transfer of the payment so far; for an approval only when its return is posted with it
 */
export function postFact(
  fact: MoneyFact,
  history: readonly PostedLeg[],
  balances: Balances,
): Posting | undefined {
  const { paymentId, occurredAt, kind } = fact;
  if (kind === 'APPROVAL') {
    if (history.length > 0) return undefined;
    const legs = approvalLegs(fact.division, fact.gatewayAccountId, occurredAt);
    return { paymentId, posting: 1, kind, occurredAt, legs: [...legs, ...repayDebts(legs, balances)] };
  }
  const last = lastPosting(paymentId, history);
  const posting = last.posting + 1;
  if (kind === 'RESTORE') {
    if (last.kind === 'RESTORE') return undefined;
    if (last.kind !== 'CHARGEBACK') throw new Error(`payment ${paymentId} has no chargeback to restore`);
    const legs = restoreLegs(history.filter((leg) => leg.posting === last.posting));
    return { paymentId, posting, kind, occurredAt, legs: [...legs, ...repayDebts(legs, balances)] };
  }
  if (last.kind === 'REFUND' || last.kind === 'CHARGEBACK') return undefined;
  if (kind === 'PARTIAL_REFUND') {
    const legs = partialReturnLegs(fact, history, balances);
    return legs && { paymentId, posting, kind, occurredAt, legs };
  }
  return { paymentId, posting, kind, occurredAt, legs: returnLegs(history, balances) };
}

/** The last posting of the payment. */
function lastPosting(paymentId: string, history: readonly PostedLeg[]) {
  const last = history.findLast(({ posting }) => posting !== null);
  if (last?.posting == null) throw new Error(`payment ${paymentId} has no approval on the ledger`);
  return { posting: last.posting, kind: last.kind };
}

/** What a posting adds to the history of its payment. */
export const historyOf = ({ posting, kind, legs }: Posting): PostedLeg[] =>
  legs.map((leg) => ({ ...leg, posting, kind }));

/**
 * What these facts of one payment write, in their order, where none of its people has a debt or available money. For data that is
 * made up, not sold: a sale is posted by `Ledger`, which locks what it reads.
 */
export function postingsWithoutBalances(facts: readonly MoneyFact[]): Posting[] {
  const postings: Posting[] = [];
  for (const fact of facts) {
    const posting = postFact(fact, postings.flatMap(historyOf), new Map());
    if (posting) postings.push(posting);
  }
  return postings;
}
