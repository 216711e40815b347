import type { QueryOutcome } from '@guiche/gateway-kit';

/**
 * The currency (ISO 4217) of a charge that can still be paid, or was, when it is told and is not the one that was asked for. What
 * was declined took no money of any kind.
 */
export function otherCurrency(
  asked: { readonly currency: string },
  outcome: QueryOutcome,
): string | undefined {
  const told = outcome.kind === 'awaiting' || outcome.kind === 'settled' ? outcome.currency : undefined;
  return told === asked.currency ? undefined : told;
}
