import type { Refused } from '@guiche/gateway-kit';

/**
 * The specification's own words for an operation that the provider turned away (payments.md §8); what the provider said is in
 * the wire log. Answers about our credentials or our pace, and those that prove nothing, keep the kit's reading.
 */
export const rejectedWith =
  (detail: string) =>
  (status: number): Refused | undefined =>
    [400, 402, 404, 406, 410, 412, 422].includes(status)
      ? { kind: 'refused', reason: 'request', detail }
      : undefined;
