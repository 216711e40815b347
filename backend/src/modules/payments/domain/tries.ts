import type { QueryOutcome } from '@guiche/gateway-kit';
import { isOvertaken, unchangedDecision, type Decision, type AttemptSnapshot } from './decision.js';

/**
 * A payment may be tried through several accounts, one after another, each only when the one before surely did not charge.
 * Its status is that of the last try; the tries before are over.
 */

/** The attempt as one that did not charge, with the payment open for the next. Undefined when it already has an outcome. */
export function setAside(current: AttemptSnapshot): AttemptSnapshot | undefined {
  const untold = current.status === 'PENDING' && current.attemptState === 'CREATED';
  return untold ? { ...current, attemptState: 'REFUSED', dueAt: null } : undefined;
}

/**
 * Decides on an attempt that is not the current one: it was set aside, or another attempt was captured. Its outcomes
 * do not change the payment, except that money is always booked, and a second capture creates a review item. Undefined: it is the current one.
 */
export function ofAnotherTry(
  before: AttemptSnapshot,
  result: AttemptSnapshot,
  outcome: QueryOutcome,
): Decision | undefined {
  const overtaken = isOvertaken(before);
  // A rejected payment has no open attempt, so the refused one is the current one.
  const aside = before.attemptState === 'REFUSED' && before.status !== 'REJECTED';
  if (!overtaken && !aside) return undefined;
  const paid = outcome.kind === 'settled' && outcome.flagged !== true;
  if (paid && !before.captured) return undefined;
  // Its reference is stored; its status is not, because it would be shown as that of the payment.
  const next: AttemptSnapshot = { ...result, nativeStatus: before.nativeStatus, dueAt: null };
  return paid
    ? unchangedDecision(next, 'forbidden', {
        kind: 'DOUBLE_PAYMENT',
        detail: { reference: outcome.reference },
      })
    : unchangedDecision(next, 'stale');
}
