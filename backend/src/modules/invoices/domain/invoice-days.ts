import { addDays, saoPauloDate, startOfSaoPauloDay } from '@guiche/brazil';

const SECOND_MS = 1_000;
/** A sale counts on the day it was paid, of which banks tell up to three days later (`GRACE_MS` of boletos). */
const SETTLED_MS = 4 * 86_400_000;

/** The first day of the month of a day. */
export const monthOf = (day: string): string => `${day.slice(0, 7)}-01`;

/** The first day of the last month that is over, and whose sales are summed up. */
export const lastMonthOver = (now: Date): string =>
  monthOf(addDays(monthOf(saoPauloDate(new Date(now.getTime() - SETTLED_MS))), -1));

/** The first day of the month after this one. */
export const nextMonth = (month: string): string => monthOf(addDays(month, 31));

/** The last second of a day in America/Sao_Paulo. Undefined: there is no such day. */
export function endOfPaymentDay(day: string): Date | undefined {
  const next = startOfSaoPauloDay(day) && startOfSaoPauloDay(addDays(day, 1));
  return next ? new Date(next.getTime() - SECOND_MS) : undefined;
}

/** When an invoice for a month is due: so many days after the last day of the month. */
export function dueAfterMonth(month: string, days: number): Date {
  const due = endOfPaymentDay(addDays(nextMonth(month), days - 1));
  if (!due) throw new RangeError(`no month: ${month}`);
  return due;
}
