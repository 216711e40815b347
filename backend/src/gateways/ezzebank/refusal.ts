import { NOT_IMPLEMENTED, type Refused } from '@guiche/gateway-kit';

/**
 * Payments.md §8: what the provider says of an error goes to the log, and what is thrown is 'Method not implemented.'
 * Answers about our credentials or our pace, and those that prove nothing, keep the kit's reading.
 */
export const notImplemented = (status: number): Refused | undefined =>
  [400, 402, 404, 406, 410, 412, 422].includes(status)
    ? { kind: 'refused', reason: 'request', detail: NOT_IMPLEMENTED }
    : undefined;
