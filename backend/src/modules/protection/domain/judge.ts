import { limitOf, type LimitChanges } from './limits.js';
import type { Subject, VelocityAttempt } from './subjects.js';

/** The counters of one subject, this attempt included. */
export interface Counted {
  readonly subject: Subject;
  readonly attempts: number;
  readonly declines: number;
  /** Attempts of the last 15 to 30 s that are not known to be declined, this one included. */
  readonly unresolved: number;
  readonly windowEnds: Date;
  /** When the oldest unresolved attempts stop counting. */
  readonly unresolvedEnds: Date;
}

/** Why an attempt is refused, and when the same client may try again. */
export interface Refusal {
  readonly scope: Subject['scope'] | 'offer';
  readonly reason: 'attempts' | 'declines';
  readonly until: Date;
}

interface Refused {
  readonly subject: Subject;
  readonly refusal: Refusal;
}

/** The refusal that lasts longest, with its subject; undefined when no limit is passed. */
export function judge(
  { action }: Pick<VelocityAttempt, 'action'>,
  counted: readonly Counted[],
  changes: LimitChanges,
): Refused | undefined {
  const refused = counted.flatMap((one): Refused[] => {
    const { subject, windowEnds, unresolvedEnds } = one;
    const { scope } = subject;
    const limit = limitOf(changes, action, scope);
    if (!limit) return [];
    if (one.attempts > limit.attempts)
      return [{ subject, refusal: { scope, reason: 'attempts', until: windowEnds } }];
    if (limit.declines === undefined || one.declines + one.unresolved <= limit.declines) return [];
    const until = one.declines >= limit.declines ? windowEnds : unresolvedEnds;
    return [{ subject, refusal: { scope, reason: 'declines', until } }];
  });
  return refused.sort((one, other) => other.refusal.until.getTime() - one.refusal.until.getTime())[0];
}
