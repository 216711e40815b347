import {
  nextDailyQuery,
  nextQueryOfVisibleCode,
  nextQueryWhileBuyerWaits,
  nextQueryUnderReview,
  endOfQueries,
  endOfUnseenCode,
  needsReviewAfterQueries,
  NOT_FOUND_INTERVAL_MS,
} from './query-schedule.js';
import { queriedAfterEnd, move } from './moves.js';
import type { PaymentReason } from './payment.js';
import {
  type ReviewRequest,
  type DecisionContext,
  type Decision,
  isLost,
  isOpen,
  isOver,
  unchangedDecision,
  type AttemptSnapshot,
} from './decision.js';

/** Whether a buyer waits for the code, or for the state of a charge whose reply was lost. */
const buyerWaits = (current: AttemptSnapshot): boolean =>
  current.confirming && !current.flagged && (isLost(current) || current.method !== 'CREDIT_CARD');

/** The time of the next query of a charge that is being confirmed. */
export const nextQueryWhileConfirming = (current: AttemptSnapshot, asks: number, now: Date): Date =>
  buyerWaits(current) ? nextQueryWhileBuyerWaits(asks, now) : nextQueryUnderReview(asks, now);

/** No answer, or one that proves nothing: the state is unchanged, the charge is queried again, and later a review item is created. */
export function unprovenDecision(
  current: AttemptSnapshot,
  context: DecisionContext,
  detail: Readonly<Record<string, unknown>>,
): Decision {
  if (!isOpen(current)) return unchangedDecision(queriedAfterEnd(current, context), 'stale');
  const asks = context.source === 'janitor' ? current.asks + 1 : current.asks;
  const asked: AttemptSnapshot = {
    ...current,
    attemptState: isLost(current) ? 'UNKNOWN' : current.attemptState,
    asks,
  };
  if (isOver(current, context)) return unresolvedDecision(asked, context, detail);
  const next: AttemptSnapshot = {
    ...asked,
    dueAt: current.confirming
      ? nextQueryWhileConfirming(asked, asks, context.now)
      : nextQueryOfVisibleCode(asks, context.now, endOfQueries(current), context),
  };
  const silent = needsReviewAfterQueries(asks, { buyerWaits: buyerWaits(asked) });
  return unchangedDecision(next, 'same', silent ? { kind: 'PROVIDER_SILENT', detail } : null);
}

/** The attempt has ended without proof. It is not declined: a review item is created, and it is queried daily. */
export function unresolvedDecision(
  current: AttemptSnapshot,
  context: DecisionContext,
  detail: Readonly<Record<string, unknown>>,
): Decision {
  const next: AttemptSnapshot = { ...current, dueAt: nextDailyQuery(current, context.now) };
  return unchangedDecision(next, 'same', { kind: 'UNRESOLVED', detail });
}

/** An unlisted status that maps to no status (payments.md §4): the state is unchanged and a review item is created. */
export function unchanged(
  current: AttemptSnapshot,
  native: string | undefined,
  context: DecisionContext,
): Decision {
  const stays = unprovenDecision(current, context, {});
  return {
    ...stays,
    reviewItem: { kind: 'UNKNOWN_WORD', detail: { word: native ?? null, takenAs: 'UNCHANGED' } },
  };
}

/**
 * The provider cannot be queried about this charge. A code is canceled at its end, or soon when it was never
 * shown; a late payment is still booked by its webhook. A card charge creates a review item.
 */
export function unqueryableDecision(current: AttemptSnapshot, context: DecisionContext): Decision {
  if (!isOpen(current)) return unchangedDecision(queriedAfterEnd(current, context), 'stale');
  const lost = isLost(current);
  if (current.method === 'CREDIT_CARD' && !lost)
    return unprovenDecision(current, context, { unaskable: true });
  const reviewItem: ReviewRequest | null = lost
    ? { kind: 'UNASKABLE', detail: { method: current.method } }
    : null;
  const waiting: AttemptSnapshot = { ...current, attemptState: lost ? 'UNKNOWN' : current.attemptState };
  if (current.method === 'CREDIT_CARD')
    return unchangedDecision({ ...waiting, dueAt: null }, 'same', reviewItem);
  const end = lost ? endOfUnseenCode(current) : endOfQueries(current);
  if (context.now < end) return unchangedDecision({ ...waiting, dueAt: end }, 'same');
  const reason: PaymentReason = lost ? 'NOT_FOUND_AT_PROVIDER' : 'EXPIRED';
  return move(current, 'CANCELED', context, { reason }, reviewItem);
}

/**
 * The provider does not find the charge. Soon after the call this proves nothing: only a second search, a minute after the first,
 * ends an attempt whose reply was lost. Until then the intervals do not change, because the charge may appear.
 * A charge that was found once is never ended this way.
 */
export function notFoundDecision(current: AttemptSnapshot, context: DecisionContext): Decision {
  if (!isOpen(current) || !isLost(current) || context.source !== 'janitor')
    return unprovenDecision(current, context, { notFound: true });
  const notFoundAt = current.notFoundAt ?? context.now;
  const givenUpAt = new Date(notFoundAt.getTime() + NOT_FOUND_INTERVAL_MS);
  if (context.now < givenUpAt) {
    const asks = current.asks + 1;
    const next = nextQueryWhileBuyerWaits(asks, context.now);
    const dueAt = next < givenUpAt ? next : givenUpAt;
    return unchangedDecision({ ...current, attemptState: 'UNKNOWN', notFoundAt, asks, dueAt }, 'same');
  }
  return move(current, 'CANCELED', context, { reason: 'NOT_FOUND_AT_PROVIDER' });
}
