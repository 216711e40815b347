import { addDays } from '@guiche/brazil';
import { monthOf } from './invoice-days.js';

interface DatedPlan {
  readonly id: string;
  /** The first day of its first month, YYYY-MM-DD. */
  readonly startsOn: string;
}

/**
 * The first day of the last month of each version, by its id; left out: it holds until another one is set. A version that another one of
 * the same month replaced never holds: its last month lies before its first.
 * @param plans the one that was written last first
 */
export function lastMonthsOf(plans: readonly DatedPlan[]): ReadonlyMap<string, string> {
  const latest = plans
    .map((plan, age) => ({ ...plan, age }))
    .sort((one, other) =>
      one.startsOn === other.startsOn ? one.age - other.age : one.startsOn < other.startsOn ? 1 : -1,
    );
  return new Map(
    latest.flatMap(({ id }, place) => {
      const next = latest[place - 1];
      return next ? [[id, monthOf(addDays(next.startsOn, -1))] as const] : [];
    }),
  );
}
