import type { QueryOutcome } from '@guiche/gateway-kit';

/**
 * The currency (ISO 4217) of an open or paid charge, when the provider reports one that differs from the requested one. What
 * was declined took no money of any kind.
 */
export function otherCurrency(
  asked: { readonly currency: string },
  outcome: QueryOutcome,
): string | undefined {
  const result = outcome.kind === 'awaiting' || outcome.kind === 'settled' ? outcome.currency : undefined;
  return result === asked.currency ? undefined : result;
}
