import type { Refused } from '@guiche/gateway-kit';

/** Bravive's errors begin with these words (payments.md §8); what it says itself is in the wire log. */
export function apiError(status: number): Refused | undefined {
  const detail = `Bravive API Error: status ${status}`;
  if (status === 401 || status === 403) return { kind: 'refused', reason: 'credentials', detail };
  if (status === 429) return { kind: 'refused', reason: 'rate', detail };
  // These prove nothing: the kit calls them unknown.
  if ([408, 409, 425].includes(status)) return undefined;
  return { kind: 'refused', reason: 'request', detail };
}
