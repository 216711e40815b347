import type { PaymentMethod } from '@guiche/brazil';

/** Specification payments.md §4; CANCELED is the filter lists' sixth word: expired or never found at the provider. */
export type PaymentStatus = 'PENDING' | 'APPROVED' | 'REJECTED' | 'CANCELED' | 'REFUNDED' | 'CHARGEBACK';

export type { PaymentMethod };

export type AttemptState =
  | 'CREATED'
  | 'UNKNOWN'
  | 'AWAITING'
  | 'SETTLED'
  | 'DECLINED'
  | 'REFUSED'
  | 'CANCELED';

/** Why a payment is not paid, for the page to put into plain words. */
export type PaymentReason =
  | 'EXPIRED'
  | 'NOT_FOUND_AT_PROVIDER'
  | 'PROVIDER_REFUSED'
  | 'INSUFFICIENT_FUNDS'
  | 'CARD_REFUSED'
  | 'FRAUD_SUSPECTED'
  | 'DECLINED';

/** Where an outcome was learnt. All enter by the same door. */
export type OutcomeSource = 'reply' | 'webhook' | 'janitor' | 'refund' | 'person';
