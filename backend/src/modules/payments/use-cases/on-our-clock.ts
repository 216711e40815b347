import type { QueryOutcome } from '@guiche/gateway-kit';
import type { Clock } from '../../../runtime/clock/index.js';

/** An invalid time counts as absent. It decides nothing, and must not fail a charge that was made. */
export function onOurClock(outcome: QueryOutcome, clock: Clock): QueryOutcome {
  const ours = (instant: Date): Date | undefined =>
    Number.isNaN(instant.getTime()) ? undefined : clock.fromWorld(instant);
  if (outcome.kind === 'awaiting' && outcome.expiresAt) {
    const { expiresAt, ...rest } = outcome;
    const instant = ours(expiresAt);
    return instant ? { ...rest, expiresAt: instant } : rest;
  }
  if (outcome.kind === 'settled' && outcome.approvedAt) {
    const { approvedAt, ...rest } = outcome;
    const instant = ours(approvedAt);
    return instant ? { ...rest, approvedAt: instant } : rest;
  }
  return outcome;
}
