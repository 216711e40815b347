import type { components } from '@guiche/api-client';

/** A payment as its page sees it, and as the event stream sends it. No buyer data. `amount` is cents. */
export type PaymentData = components['schemas']['PaymentDto'];

/**
 * Merges two states of a payment. An answer may be older than the end that the stream reported; and a final state never
 * becomes pending again: a new code is another payment.
 */
export function trueOf(known: PaymentData, result: PaymentData): PaymentData {
  const late =
    result.paymentId !== known.paymentId || (known.status !== 'PENDING' && result.status === 'PENDING');
  return late ? known : result;
}
