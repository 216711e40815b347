import { addDays } from '@guiche/brazil';

/** How far a buyer moves a charge at most. */
const MOST_DAYS = 30;

/** Calendar dates in São Paulo, YYYY-MM-DD, both included. */
export interface ChargeDays {
  readonly from: string;
  readonly until: string;
}

/**
 * The days to which a buyer may move the next charge. They are counted from the day that the interval gave, so that moving it again
 * and again does not put it off. Null: it is due already, and may be under way.
 */
export function chargeDays({
  next,
  planned,
  frequencyInDays,
  today,
}: {
  /** The day of the next charge. */
  readonly next: string;
  /** The day that the interval gave. */
  readonly planned: string;
  readonly frequencyInDays: number;
  readonly today: string;
}): ChargeDays | null {
  if (next <= today) return null;
  return { from: addDays(today, 1), until: addDays(planned, Math.min(frequencyInDays, MOST_DAYS)) };
}
