import { saoPauloDate } from '@guiche/brazil';

/** The periods of lists (checkout.md §9), beside the dates that a reader types. */
export const PERIODS = ['today', '7d', '14d', '30d'] as const;

export type ListPeriod = (typeof PERIODS)[number];

const DAYS: Readonly<Record<ListPeriod, number>> = { today: 1, '7d': 7, '14d': 14, '30d': 30 };
const DAY_MS = 86_400_000;

/** The first and the last day of a period that ends today, as YYYY-MM-DD in São Paulo. */
export function daysOfPeriod(period: ListPeriod, now: Date): { readonly from: string; readonly to: string } {
  const first = new Date(now.getTime() - (DAYS[period] - 1) * DAY_MS);
  return { from: saoPauloDate(first), to: saoPauloDate(now) };
}

/** The instant at which a day begins in São Paulo, which has had no daylight saving time since 2019. */
export const dayStart = (date: string): Date => new Date(`${date}T00:00:00.000-03:00`);

/** The instant at which the next day begins. */
export const dayEnd = (date: string): Date => new Date(dayStart(date).getTime() + DAY_MS);

/** Whether a text is a calendar date, YYYY-MM-DD, from the year 2000 on. */
export function isCalendarDate(text: string): boolean {
  if (!/^2\d{3}-\d{2}-\d{2}$/.test(text)) return false;
  const parsed = new Date(`${text}T00:00:00.000Z`);
  return !Number.isNaN(parsed.getTime()) && parsed.toISOString().startsWith(text);
}
