import { saoPauloDate } from '@guiche/brazil';

const DAY_MS = 86_400_000;
// Brazil gave up daylight saving time in 2019.
const OFFSET = '-03:00';

/** The last second of a calendar day (YYYY-MM-DD) in São Paulo. */
export function endOfDay(date: string): Date {
  return new Date(`${date}T23:59:59${OFFSET}`);
}

/** The calendar day in São Paulo so many days from an instant. */
export function dayAfter(instant: Date, days: number): string {
  return saoPauloDate(new Date(instant.getTime() + days * DAY_MS));
}

/** `YYYY-MM-DD HH:mm:ss` on São Paulo's clocks, without saying so: how older Brazilian providers write times. */
export function localTime(instant: Date): string {
  return new Date(instant.getTime() - 3 * 3_600_000).toISOString().slice(0, 19).replace('T', ' ');
}
