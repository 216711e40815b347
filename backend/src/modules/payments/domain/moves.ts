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
  standing: AttemptSnapshot,
  to: PaymentStatus,
  context: DecisionContext,
  patch: Partial<AttemptSnapshot> = {},
  reviewItem: ReviewRequest | null = null,
): Decision {
  const from = standing.flagged ? 'PENDING' : standing.status;
  const how = verdict(from, to);
  if (how === 'forbidden' || isForAPerson(standing, to) || isByAPerson(standing, to, context)) {
    return unchangedDecision(queriedAfterEnd(standing, context), 'forbidden', {
      kind: 'FORBIDDEN_TRANSITION',
      detail: { from, to, native: standing.nativeStatus },
    });
  }
  if (how !== 'allowed') return unchangedDecision(queriedAfterEnd(standing, context), how, reviewItem);
  if (mayBeOutdated(standing, to, context.askedAt))
    return { ...unchangedDecision(standing, 'stale'), unconfirmed: true };
  const next: AttemptSnapshot = {
    ...standing,
    status: to,
    attemptState: ATTEMPT_STATES[to],
    confirming: false,
    flagged: false,
    captured: standing.captured || to === 'APPROVED',
    restored: standing.restored || (to === 'APPROVED' && standing.captured),
    reason: null,
    asks: 0,
    dueAt: to === 'CANCELED' ? nextQueryAfterEnd(0, context.now, context) : null,
    ...patch,
  };
  return {
    next,
    verdict: 'changed',
    ledger: ledgerEffect(standing, to),
    reviewItem: reviewItem ?? returnedTwice(from, to),
  };
}

/** A payment arrived on a charge whose cancellation the specification maps to REFUNDED: the money was not returned. */
const isForAPerson = ({ status, captured }: AttemptSnapshot, to: PaymentStatus): boolean =>
  to === 'APPROVED' && status === 'REFUNDED' && !captured;

/** Whether money that was charged back was refunded as well, only the provider can say. */
const isByAPerson = ({ status }: AttemptSnapshot, to: PaymentStatus, { source }: DecisionContext): boolean =>
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
  standing: AttemptSnapshot,
  { amount: paid = standing.amount, refundedAmount: givenBack, approvedAt }: Settled,
  context: DecisionContext,
): Decision {
  // The amount is too small for the sale, so a review item is created.
  if (paid < standing.amount)
    return unchangedDecision(leftToAPerson(standing), 'forbidden', mismatch(standing, { paid }));
  if (givenBack && standing.status === 'APPROVED') return partGivenBack(standing, givenBack, context);
  const odd = { ...(paid > standing.amount && { paid }), ...(givenBack && { givenBack }) };
  const reviewItem = Object.keys(odd).length > 0 ? mismatch(standing, odd) : null;
  // A sale that is restored was made when it was first paid.
  const since = standing.approvedAt ?? approvedAt ?? context.now;
  return move(standing, 'APPROVED', context, { approvedAt: since }, reviewItem);
}

/** The currency or amount differs from the charge, so a review item is created. */
export const inAnotherCurrency = (standing: AttemptSnapshot, currency: string): Decision =>
  unchangedDecision(leftToAPerson(standing), 'forbidden', mismatch(standing, { currency }));

/** Money was returned: all of it, unless the outcome names a smaller amount. */
export function giveBack(
  standing: AttemptSnapshot,
  to: 'REFUNDED' | 'CHARGEBACK',
  told: Returned,
  context: DecisionContext,
): Decision {
  const { refundedAmount: givenBack } = told;
  const isWhole = givenBack === undefined || givenBack >= standing.amount;
  if (!standing.captured && impliesPayment(told))
    return isWhole
      ? paidAndReturned(standing, to, told, context)
      : settle(standing, { ...told, kind: 'settled', reference: standing.reference ?? '' }, context);
  // A provider cancels a charge whose card it refused, and for some the specification maps this to REFUNDED.
  if (isRefused(standing) && isCancellation(told))
    return unchangedDecision(queriedAfterEnd(standing, context), 'stale');
  return isWhole ? move(standing, to, context) : partGivenBack(standing, givenBack, context);
}

const isRefused = ({ status, flagged }: AttemptSnapshot): boolean =>
  !flagged && (status === 'REJECTED' || status === 'CANCELED');

/**
 * A return that is reported before its payment. Both are posted together, so that the order of the reports does not matter:
 * the platform bears the gateway cost of a returned payment (domain.md §4).
 */
function paidAndReturned(
  standing: AttemptSnapshot,
  to: 'REFUNDED' | 'CHARGEBACK',
  { amount: paid = standing.amount }: Returned,
  context: DecisionContext,
): Decision {
  // Too little was paid: it never was a sale, and nothing of it is in the books.
  if (paid < standing.amount) return move(standing, to, context);
  const last = standing.status === 'REFUNDED' ? standing.status : to;
  const approved: AttemptSnapshot = { ...standing, status: 'APPROVED', flagged: false, captured: true };
  const { next } = move(approved, last, context, { approvedAt: standing.approvedAt ?? context.now });
  return {
    next,
    verdict: 'changed',
    ledger: last === 'REFUNDED' ? 'approveAndRefund' : 'approveAndChargeback',
    reviewItem: paid > standing.amount ? mismatch(standing, { paid }) : returnedTwice(to, last),
  };
}

/** The ledger reverses a sale only as a whole. A partial return creates a review item. */
function partGivenBack(standing: AttemptSnapshot, givenBack: Cents, context: DecisionContext): Decision {
  const next =
    isOpen(standing) && context.source === 'janitor'
      ? leftToAPerson(standing)
      : queriedAfterEnd(standing, context);
  return unchangedDecision(next, 'forbidden', mismatch(standing, { givenBack }));
}

/** It is not queried any more. */
const leftToAPerson = (standing: AttemptSnapshot): AttemptSnapshot => ({
  ...standing,
  confirming: isOpen(standing),
  dueAt: null,
});

const mismatch = (
  { amount: expected }: AttemptSnapshot,
  told: { readonly paid?: Cents; readonly givenBack?: Cents; readonly currency?: string },
): ReviewRequest => ({ kind: 'AMOUNT_MISMATCH', detail: { expected, ...told } });

/** A canceled code is queried a few more times, because a late payment must be booked. */
export function queriedAfterEnd(standing: AttemptSnapshot, context: DecisionContext): AttemptSnapshot {
  if (context.source !== 'janitor' || standing.status !== 'CANCELED') return standing;
  const asks = standing.asks + 1;
  return { ...standing, asks, dueAt: nextQueryAfterEnd(asks, context.now, context) };
}
