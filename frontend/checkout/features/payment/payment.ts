import type { components } from '@guiche/api-client';

/** A payment as its page sees it, and as the event stream sends it. No buyer data. `amount` is cents. */
export type PaymentData = components['schemas']['PaymentDto'];

/**
 * What is true of a payment, of what is known and what was told after it. An answer may have been asked for before the end
 * that the stream told meanwhile; and what has ended never waits again: a new code is another payment.
 */
export function trueOf(known: PaymentData, told: PaymentData): PaymentData {
  const late =
    told.paymentId !== known.paymentId || (known.status !== 'PENDING' && told.status === 'PENDING');
  return late ? known : told;
}
