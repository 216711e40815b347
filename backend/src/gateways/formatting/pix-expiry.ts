import type { NativeBody, QueryOutcome } from '@guiche/gateway-kit';
import { daysAfter } from './due-day.js';

/** A bare date means the end of that day in São Paulo, three hours behind UTC all year since 2019; an instant is itself. */
export function dayOrInstant(body: NativeBody, field: string): Date | undefined {
  const text = body.optionalText(field);
  return text && /^\d{4}-\d{2}-\d{2}$/.test(text)
    ? new Date(`${text}T23:59:59-03:00`)
    : body.optionalInstant(field);
}

/** Payments.md §9: a code lives one day at most providers, also where the wire neither takes nor tells its end. */
export const oneDayAfter = (createdAt: Date): Date => daysAfter(createdAt, 1);

/** A code that waits ends when the provider says, else one day after it was made. */
export const endingInOneDay = (outcome: QueryOutcome, createdAt: Date): QueryOutcome =>
  outcome.kind === 'awaiting' ? { expiresAt: oneDayAfter(createdAt), ...outcome } : outcome;
