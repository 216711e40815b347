import type { Refused } from '@guiche/gateway-kit';

/**
 * The specification's text for an operation that the provider refused (payments.md §8); the provider's own text is in
 * the wire log. Authentication and rate errors, and inconclusive answers, are classified by the kit.
 */
export const rejectedWith =
  (detail: string) =>
  (status: number): Refused | undefined =>
    [400, 402, 404, 406, 410, 412, 422].includes(status)
      ? { kind: 'refused', reason: 'request', detail }
      : undefined;
