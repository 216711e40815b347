import type { ChargeIntent, NativeBody, QueryOutcome } from '@guiche/gateway-kit';
import { DAY_SECONDS, pixEnd } from './code-life.js';
import { daysAfter } from './due-day.js';

/** A bare date is the end of that day in São Paulo (UTC-3 since 2019); an instant is unchanged. */
export function dayOrInstant(body: NativeBody, field: string): Date | undefined {
  const text = body.optionalText(field);
  return text && /^\d{4}-\d{2}-\d{2}$/.test(text)
    ? new Date(`${text}T23:59:59-03:00`)
    : body.optionalInstant(field);
}

/** Payments.md §9: a code lives one day at most providers, also where requests and answers do not state its expiry. */
export const oneDayAfter = (createdAt: Date): Date => daysAfter(createdAt, 1);

/** A pending code expires when the provider says, else one day after it was created. */
export const endingInOneDay = (outcome: QueryOutcome, createdAt: Date): QueryOutcome =>
  outcome.kind === 'awaiting' ? { expiresAt: oneDayAfter(createdAt), ...outcome } : outcome;

/** A pending code of a provider that was told its end, where the answer does not repeat it. */
export const endingAsRequested = (
  outcome: QueryOutcome,
  intent: Pick<ChargeIntent, 'createdAt' | 'pixExpiresMinutes'>,
): QueryOutcome =>
  outcome.kind === 'awaiting' ? { expiresAt: pixEnd(intent, DAY_SECONDS), ...outcome } : outcome;
