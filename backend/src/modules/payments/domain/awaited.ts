import type { QueryOutcome } from '@guiche/gateway-kit';
import {
  nextDailyQuery,
  nextQueryOfVisibleCode,
  nextQueryUnderReview,
  endOfQueries,
} from './query-schedule.js';
import { queriedAfterEnd, move } from './moves.js';
import {
  type ReviewRequest,
  type DecisionContext,
  type Decision,
  isOpen,
  isOver,
  unchangedDecision,
  type AttemptSnapshot,
} from './decision.js';
import { nextQueryWhileConfirming, unresolvedDecision } from './unproven.js';

/** The charge exists and is not paid yet. */
export function awaiting(
  current: AttemptSnapshot,
  outcome: Extract<QueryOutcome, { kind: 'awaiting' }>,
  context: DecisionContext,
): Decision {
  if (!isOpen(current)) return unchangedDecision(queriedAfterEnd(current, context), 'stale');
  const expiresAt = outcome.expiresAt ?? current.expiresAt;
  const next: AttemptSnapshot = {
    ...current,
    status: 'PENDING',
    attemptState: 'AWAITING',
    flagged: false,
    reason: null,
    pixCode: outcome.pix?.copyPaste ?? current.pixCode,
    pixQrImage: outcome.pix?.qrImage ?? current.pixQrImage,
    billetCode: outcome.billet?.digitableLine ?? current.billetCode,
    billetUrl: outcome.billet?.url ?? current.billetUrl,
    expiresAt,
    notFoundAt: null,
  };
  if (isOver(next, context)) {
    // A card that is examined has no code that could expire: whether it is charged one day, only the provider can say.
    return next.method === 'CREDIT_CARD' && expiresAt === null
      ? unresolvedDecision(next, context, { stillAwaiting: true })
      : move(next, 'CANCELED', context, { reason: 'EXPIRED' });
  }
  const hasCode = next.pixCode !== null || next.billetCode !== null;
  const asks = context.source === 'janitor' ? current.asks + 1 : current.asks;
  const waiting: AttemptSnapshot = {
    ...next,
    confirming: !hasCode,
    asks: hasCode && current.confirming ? 0 : asks,
    dueAt: hasCode
      ? nextQueryOfVisibleCode(current.confirming ? 0 : asks, context.now, endOfQueries(next), context)
      : nextQueryWhileConfirming(next, asks, context.now),
  };
  return {
    next: waiting,
    verdict: sameToTheBuyer(current, waiting) ? 'same' : 'changed',
    ledger: null,
    reviewItem: null,
  };
}

const sameToTheBuyer = (a: AttemptSnapshot, b: AttemptSnapshot): boolean =>
  a.status === b.status &&
  a.confirming === b.confirming &&
  a.flagged === b.flagged &&
  a.pixCode === b.pixCode &&
  a.billetCode === b.billetCode &&
  a.expiresAt?.getTime() === b.expiresAt?.getTime() &&
  a.attemptState === b.attemptState;

/** An unlisted status: the specified default is shown, a review item is created, and any later known status replaces it. */
export function reviewFlag(
  current: AttemptSnapshot,
  to: 'PENDING' | 'REJECTED',
  native: string | undefined,
  context: DecisionContext,
): Decision {
  const reviewItem: ReviewRequest = { kind: 'UNKNOWN_WORD', detail: { word: native ?? null, takenAs: to } };
  if (!isOpen(current)) return unchangedDecision(queriedAfterEnd(current, context), 'stale', reviewItem);
  const asks = current.asks + 1;
  const next: AttemptSnapshot = {
    ...current,
    status: to,
    attemptState: 'AWAITING',
    flagged: true,
    confirming: true,
    asks,
    dueAt: isOver(current, context)
      ? nextDailyQuery(current, context.now)
      : nextQueryUnderReview(asks, context.now),
  };
  return {
    next,
    verdict: current.flagged && current.status === to ? 'same' : 'changed',
    ledger: null,
    reviewItem,
  };
}
