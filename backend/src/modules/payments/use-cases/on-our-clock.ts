import type { QueryOutcome } from '@guiche/gateway-kit';
import type { Clock } from '../../../runtime/clock/index.js';

/** An invalid time counts as absent. It decides nothing, and must not fail a charge that was made. */
export function onOurClock(told: QueryOutcome, clock: Clock): QueryOutcome {
  const ours = (instant: Date): Date | undefined =>
    Number.isNaN(instant.getTime()) ? undefined : clock.fromWorld(instant);
  if (told.kind === 'awaiting' && told.expiresAt) {
    const { expiresAt, ...rest } = told;
    const instant = ours(expiresAt);
    return instant ? { ...rest, expiresAt: instant } : rest;
  }
  if (told.kind === 'settled' && told.approvedAt) {
    const { approvedAt, ...rest } = told;
    const instant = ours(approvedAt);
    return instant ? { ...rest, approvedAt: instant } : rest;
  }
  return told;
}
