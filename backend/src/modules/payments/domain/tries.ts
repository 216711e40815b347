import type { QueryOutcome } from '@guiche/gateway-kit';
import { isOvertaken, unchangedDecision, type Decision, type AttemptSnapshot } from './decision.js';

/**
 * A payment may be tried through several accounts, one after another, each only when the one before surely did not charge.
 * Its status is that of the last try; the tries before are over.
 */

/** The try as one that did not charge, the payment left open for the next. Undefined when something was heard of it already. */
export function setAside(standing: AttemptSnapshot): AttemptSnapshot | undefined {
  const untold = standing.status === 'PENDING' && standing.attemptState === 'CREATED';
  return untold ? { ...standing, attemptState: 'REFUSED', dueAt: null } : undefined;
}

/**
 * What is learnt of a try that is not the one that counts: it was set aside, or another try was captured. Nothing it says
 * changes the payment, but money: that always enters, and a second capture is for a person. Undefined: this try counts.
 */
export function ofAnotherTry(
  before: AttemptSnapshot,
  told: AttemptSnapshot,
  outcome: QueryOutcome,
): Decision | undefined {
  const overtaken = isOvertaken(before);
  // A rejected payment has no try under way: the refused one is as good as any.
  const aside = before.attemptState === 'REFUSED' && before.status !== 'REJECTED';
  if (!overtaken && !aside) return undefined;
  const paid = outcome.kind === 'settled' && outcome.flagged !== true;
  if (paid && !before.captured) return undefined;
  // Its reference is worth keeping; the provider's word would be shown as the payment's.
  const next: AttemptSnapshot = { ...told, nativeStatus: before.nativeStatus, dueAt: null };
  return paid
    ? unchangedDecision(next, 'forbidden', {
        kind: 'DOUBLE_PAYMENT',
        detail: { reference: outcome.reference },
      })
    : unchangedDecision(next, 'stale');
}
