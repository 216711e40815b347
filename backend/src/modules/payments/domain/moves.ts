import type { QueryOutcome } from '@guiche/gateway-kit';
import { cents, type Cents } from '@guiche/money';
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
  const isKnown = (givenBack ?? 0) <= current.refundedAmount;
  const isPart = givenBack !== undefined && givenBack < current.amount && !current.captured;
  const odd = {
    ...(paid > current.amount && { paid }),
    ...(givenBack && !isKnown && !isPart && { givenBack }),
  };
  const reviewItem = Object.keys(odd).length > 0 ? mismatch(current, odd) : null;
  // A sale that is restored was made when it was first paid.
  const since = current.approvedAt ?? approvedAt ?? context.now;
  const decision = move(current, 'APPROVED', context, { approvedAt: since }, reviewItem);
  // Paid and partly returned, before either was reported: both are posted together.
  return isPart && !isKnown && decision.ledger === 'approve'
    ? {
        ...decision,
        next: { ...decision.next, refundedAmount: givenBack },
        ledger: 'approveAndRefundPart',
      }
    : decision;
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
  const isDispute = outcome.kind === 'chargedBack' && !outcome.returned;
  const givenBack = outcome.refundedAmount ?? (isDispute ? undefined : unnamedPart(current));
  if (givenBack === 'unclear')
    return unchangedDecision(queriedAfterEnd(current, context), 'forbidden', mismatch(current, {}));
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

/**
 * What a return without an amount means for an approved payment. Undefined: the whole, as long as no part was returned, or when we asked
 * for all that is left.
 */
function unnamedPart({ status, openPart, refundedAmount, refundAsked }: AttemptSnapshot) {
  if (status !== 'APPROVED' || refundAsked) return undefined;
  if (openPart) return cents(openPart.before + openPart.amount);
  return refundedAmount > 0 ? 'unclear' : undefined;
}

/**
 * A part of an approved payment went back. Providers report the sum of all parts, or, in a webhook, the last one: the sum never falls, so
 * a part that was booked is not booked again.
 */
function partGivenBack(current: AttemptSnapshot, givenBack: Cents, context: DecisionContext): Decision {
  const { status, openPart, refundedAmount } = current;
  if (status === 'REFUNDED') return unchangedDecision(current, 'stale');
  if (status !== 'APPROVED' || givenBack >= current.amount) {
    const next =
      isOpen(current) && context.source === 'janitor'
        ? leftToAPerson(current)
        : queriedAfterEnd(current, context);
    return unchangedDecision(next, 'forbidden', mismatch(current, { givenBack }));
  }
  // Only the last part: it has the amount of ours, which is under way, and is no repeated report of the one before.
  const isOurs = openPart !== null && givenBack === openPart.amount && givenBack !== openPart.before;
  const total = isOurs ? cents(openPart.before + openPart.amount) : givenBack;
  if (total <= refundedAmount) return unchangedDecision(current, 'same');
  const isDone = openPart !== null && total >= openPart.before + openPart.amount;
  const next = { ...current, refundedAmount: total, openPart: isDone ? null : openPart };
  return { next, verdict: 'changed', ledger: 'refundPart', reviewItem: null };
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
