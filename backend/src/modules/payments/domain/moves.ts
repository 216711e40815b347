import type { QueryOutcome } from '@guiche/gateway-kit';
import type { Cents } from '@guiche/money';
import { nextQueryAfterEnd } from './query-schedule.js';
import { impliesPayment, isCancellation } from './implied-payment.js';
import type { AttemptState, PaymentStatus } from './payment.js';
import {
  type ReviewRequest,
  type DecisionContext,
  type Decision,
  isOpen,
  unchangedDecision,
  type LedgerEffect,
  type AttemptSnapshot,
} from './decision.js';
import { mayBeOutdated, verdict } from './transitions.js';

type Settled = Extract<QueryOutcome, { kind: 'settled' }>;
type Returned = Extract<QueryOutcome, { kind: 'refunded' | 'chargedBack' }>;

const ATTEMPT_STATES: Readonly<Record<PaymentStatus, AttemptState>> = {
  PENDING: 'AWAITING',
  APPROVED: 'SETTLED',
  REJECTED: 'DECLINED',
  CANCELED: 'CANCELED',
  REFUNDED: 'SETTLED',
  CHARGEBACK: 'SETTLED',
};

/** Into another state, where the table of states allows it. */
export function move(
  current: AttemptSnapshot,
  to: PaymentStatus,
  context: DecisionContext,
  patch: Partial<AttemptSnapshot> = {},
  reviewItem: ReviewRequest | null = null,
): Decision {
  const from = current.flagged ? 'PENDING' : current.status;
  const how = verdict(from, to);
  if (how === 'forbidden' || needsReview(current, to) || isByStaff(current, to, context)) {
    return unchangedDecision(queriedAfterEnd(current, context), 'forbidden', {
      kind: 'FORBIDDEN_TRANSITION',
      detail: { from, to, native: current.nativeStatus },
    });
  }
  if (how !== 'allowed') return unchangedDecision(queriedAfterEnd(current, context), how, reviewItem);
  if (mayBeOutdated(current, to, context.askedAt))
    return { ...unchangedDecision(current, 'stale'), unconfirmed: true };
  const next: AttemptSnapshot = {
    ...current,
    status: to,
    attemptState: ATTEMPT_STATES[to],
    confirming: false,
    flagged: false,
    captured: current.captured || to === 'APPROVED',
    restored: current.restored || (to === 'APPROVED' && current.captured),
    reason: null,
    asks: 0,
    dueAt: to === 'CANCELED' ? nextQueryAfterEnd(0, context.now, context) : null,
    ...patch,
  };
  return {
    next,
    verdict: 'changed',
    ledger: ledgerEffect(current, to),
    reviewItem: reviewItem ?? returnedTwice(from, to),
  };
}

/** A payment arrived on a charge whose cancellation the specification maps to REFUNDED: the money was not returned. */
const needsReview = ({ status, captured }: AttemptSnapshot, to: PaymentStatus): boolean =>
  to === 'APPROVED' && status === 'REFUNDED' && !captured;

/** Whether money that was charged back was refunded as well, only the provider can say. */
const isByStaff = ({ status }: AttemptSnapshot, to: PaymentStatus, { source }: DecisionContext): boolean =>
  status === 'CHARGEBACK' && to === 'REFUNDED' && source === 'person';

/** Both a chargeback and a refund were reported. The buyer may have the money twice, so a review item is created. */
const returnedTwice = (from: PaymentStatus, to: PaymentStatus): ReviewRequest | null =>
  from === 'CHARGEBACK' && to === 'REFUNDED' ? { kind: 'FORBIDDEN_TRANSITION', detail: { from, to } } : null;

/** Only captured money can be reversed, and only reversed money restored. */
function ledgerEffect(before: AttemptSnapshot, to: PaymentStatus): LedgerEffect | null {
  if (to === 'APPROVED') return before.captured ? 'restore' : 'approve';
  if (!before.captured || before.status === 'CHARGEBACK') return null;
  if (to === 'REFUNDED') return 'refund';
  return to === 'CHARGEBACK' ? 'chargeback' : null;
}

/** Money was received, and a part of it may have been returned. */
export function settle(
  current: AttemptSnapshot,
  { amount: paid = current.amount, refundedAmount: givenBack, approvedAt }: Settled,
  context: DecisionContext,
): Decision {
  // The amount is too small for the sale, so a review item is created.
  if (paid < current.amount)
    return unchangedDecision(leftToAPerson(current), 'forbidden', mismatch(current, { paid }));
  if (givenBack && current.status === 'APPROVED') return partGivenBack(current, givenBack, context);
  const odd = { ...(paid > current.amount && { paid }), ...(givenBack && { givenBack }) };
  const reviewItem = Object.keys(odd).length > 0 ? mismatch(current, odd) : null;
  // A sale that is restored was made when it was first paid.
  const since = current.approvedAt ?? approvedAt ?? context.now;
  return move(current, 'APPROVED', context, { approvedAt: since }, reviewItem);
}

/** The currency or amount differs from the charge, so a review item is created. */
export const inAnotherCurrency = (current: AttemptSnapshot, currency: string): Decision =>
  unchangedDecision(leftToAPerson(current), 'forbidden', mismatch(current, { currency }));

/** Money was returned: all of it, unless the outcome names a smaller amount. */
export function giveBack(
  current: AttemptSnapshot,
  to: 'REFUNDED' | 'CHARGEBACK',
  outcome: Returned,
  context: DecisionContext,
): Decision {
  const { refundedAmount: givenBack } = outcome;
  const isWhole = givenBack === undefined || givenBack >= current.amount;
  if (!current.captured && impliesPayment(outcome))
    return isWhole
      ? paidAndReturned(current, to, outcome, context)
      : settle(current, { ...outcome, kind: 'settled', reference: current.reference ?? '' }, context);
  // A provider cancels a charge whose card it refused, and for some the specification maps this to REFUNDED.
  if (isRefused(current) && isCancellation(outcome))
    return unchangedDecision(queriedAfterEnd(current, context), 'stale');
  return isWhole ? move(current, to, context) : partGivenBack(current, givenBack, context);
}

const isRefused = ({ status, flagged }: AttemptSnapshot): boolean =>
  !flagged && (status === 'REJECTED' || status === 'CANCELED');

/**
 * A return that is reported before its payment. Both are posted together, so that the order of the reports does not matter:
 * the platform bears the gateway cost of a returned payment (domain.md §4).
 */
function paidAndReturned(
  current: AttemptSnapshot,
  to: 'REFUNDED' | 'CHARGEBACK',
  { amount: paid = current.amount }: Returned,
  context: DecisionContext,
): Decision {
  // Too little was paid: it never was a sale, and nothing of it is in the books.
  if (paid < current.amount) return move(current, to, context);
  const last = current.status === 'REFUNDED' ? current.status : to;
  const approved: AttemptSnapshot = { ...current, status: 'APPROVED', flagged: false, captured: true };
  const { next } = move(approved, last, context, { approvedAt: current.approvedAt ?? context.now });
  return {
    next,
    verdict: 'changed',
    ledger: last === 'REFUNDED' ? 'approveAndRefund' : 'approveAndChargeback',
    reviewItem: paid > current.amount ? mismatch(current, { paid }) : returnedTwice(to, last),
  };
}

/** The ledger reverses a sale only as a whole. A partial return creates a review item. */
function partGivenBack(current: AttemptSnapshot, givenBack: Cents, context: DecisionContext): Decision {
  const next =
    isOpen(current) && context.source === 'janitor'
      ? leftToAPerson(current)
      : queriedAfterEnd(current, context);
  return unchangedDecision(next, 'forbidden', mismatch(current, { givenBack }));
}

/** It is not queried any more. */
const leftToAPerson = (current: AttemptSnapshot): AttemptSnapshot => ({
  ...current,
  confirming: isOpen(current),
  dueAt: null,
});

const mismatch = (
  { amount: expected }: AttemptSnapshot,
  result: { readonly paid?: Cents; readonly givenBack?: Cents; readonly currency?: string },
): ReviewRequest => ({ kind: 'AMOUNT_MISMATCH', detail: { expected, ...result } });

/** A canceled code is queried a few more times, because a late payment must be booked. */
export function queriedAfterEnd(current: AttemptSnapshot, context: DecisionContext): AttemptSnapshot {
  if (context.source !== 'janitor' || current.status !== 'CANCELED') return current;
  const asks = current.asks + 1;
  return { ...current, asks, dueAt: nextQueryAfterEnd(asks, context.now, context) };
}
