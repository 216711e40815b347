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
  standing: AttemptSnapshot,
  outcome: Extract<QueryOutcome, { kind: 'awaiting' }>,
  context: DecisionContext,
): Decision {
  if (!isOpen(standing)) return unchangedDecision(queriedAfterEnd(standing, context), 'stale');
  const expiresAt = outcome.expiresAt ?? standing.expiresAt;
  const next: AttemptSnapshot = {
    ...standing,
    status: 'PENDING',
    attemptState: 'AWAITING',
    flagged: false,
    reason: null,
    pixCode: outcome.pix?.copyPaste ?? standing.pixCode,
    pixQrImage: outcome.pix?.qrImage ?? standing.pixQrImage,
    billetCode: outcome.billet?.digitableLine ?? standing.billetCode,
    billetUrl: outcome.billet?.url ?? standing.billetUrl,
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
  const asks = context.source === 'janitor' ? standing.asks + 1 : standing.asks;
  const waiting: AttemptSnapshot = {
    ...next,
    confirming: !hasCode,
    asks: hasCode && standing.confirming ? 0 : asks,
    dueAt: hasCode
      ? nextQueryOfVisibleCode(standing.confirming ? 0 : asks, context.now, endOfQueries(next), context)
      : nextQueryWhileConfirming(next, asks, context.now),
  };
  return {
    next: waiting,
    verdict: sameToTheBuyer(standing, waiting) ? 'same' : 'changed',
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
  standing: AttemptSnapshot,
  to: 'PENDING' | 'REJECTED',
  native: string | undefined,
  context: DecisionContext,
): Decision {
  const reviewItem: ReviewRequest = { kind: 'UNKNOWN_WORD', detail: { word: native ?? null, takenAs: to } };
  if (!isOpen(standing)) return unchangedDecision(queriedAfterEnd(standing, context), 'stale', reviewItem);
  const asks = standing.asks + 1;
  const next: AttemptSnapshot = {
    ...standing,
    status: to,
    attemptState: 'AWAITING',
    flagged: true,
    confirming: true,
    asks,
    dueAt: isOver(standing, context)
      ? nextDailyQuery(standing, context.now)
      : nextQueryUnderReview(asks, context.now),
  };
  return {
    next,
    verdict: standing.flagged && standing.status === to ? 'same' : 'changed',
    ledger: null,
    reviewItem,
  };
}
