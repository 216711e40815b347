import type { Refused } from '@guiche/gateway-kit';

/** Bravive's errors begin with this text (payments.md §8); its own text is in the wire log. */
export function apiError(status: number): Refused | undefined {
  const detail = `Bravive API Error: status ${status}`;
  if (status === 401 || status === 403) return { kind: 'refused', reason: 'credentials', detail };
  if (status === 429) return { kind: 'refused', reason: 'rate', detail };
  // These prove nothing: the kit classifies them as unknown.
  if ([408, 409, 425].includes(status)) return undefined;
  return { kind: 'refused', reason: 'request', detail };
}
