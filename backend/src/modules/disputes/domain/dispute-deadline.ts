import { addDays, saoPauloDate, startOfSaoPauloDay } from '@guiche/brazil';

/** The end of a day in America/Sao_Paulo, YYYY-MM-DD. Null: it is no day. */
export function deadlineOn(day: string): Date | null {
  return startOfSaoPauloDay(day) && startOfSaoPauloDay(addDays(day, 1));
}

/** The end of the day so many days after the notice. */
export function deadlineAfter(notified: Date, days: number): Date {
  const end = deadlineOn(addDays(saoPauloDate(notified), days));
  if (!end) throw new Error('the calendar has no such day');
  return end;
}
