import { saoPauloDate } from '@guiche/brazil';
import type { ListState } from './list-state.js';
import { dayEnd, dayStart, daysOfPeriod, type ListPeriod } from './period.js';

const DAY_MS = 86_400_000;

/** The days that a list sums up, and the first of as many days before them. A period without an end goes on until today. */
export function summedDays(
  { period, from, to }: Pick<ListState, 'period' | 'from' | 'to'>,
  byDefault: ListPeriod,
  now: Date,
): { readonly from: string; readonly to: string; readonly before: string } {
  const named = period ?? (from === null && to === null ? byDefault : null);
  const days = named === null ? spanOf(from, to, now) : daysOfPeriod(named, now);
  const length = Math.max(0, dayEnd(days.to).getTime() - dayStart(days.from).getTime());
  return { ...days, before: saoPauloDate(new Date(dayStart(days.from).getTime() - length)) };
}

function spanOf(from: string | null, to: string | null, now: Date) {
  const last = to ?? saoPauloDate(now);
  return { from: from ?? saoPauloDate(new Date(dayEnd(last).getTime() - 30 * DAY_MS)), to: last };
}
