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

const DAY_MS = 86_400_000;

interface Awaited {
  readonly dueAt: Date;
  readonly remindedAt: Date | null;
}

/** A day before the deadline. */
export const reminderAt = ({ dueAt }: Pick<Awaited, 'dueAt'>): Date => new Date(dueAt.getTime() - DAY_MS);

/** When a dispute without an answer is looked at next: for the reminder, then for the deadline. */
export const nextLookAtDeadline = (dispute: Awaited): Date =>
  dispute.remindedAt === null ? reminderAt(dispute) : dispute.dueAt;
