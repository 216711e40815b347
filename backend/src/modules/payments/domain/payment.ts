import type { PaymentMethod } from '@guiche/brazil';

/** Specification payments.md §4; CANCELED is the sixth status of the filter lists: expired or never found at the provider. */
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

/** Why a payment is not paid. The page translates it. */
export type PaymentReason =
  | 'EXPIRED'
  | 'NOT_FOUND_AT_PROVIDER'
  | 'PROVIDER_REFUSED'
  | 'INSUFFICIENT_FUNDS'
  | 'CARD_REFUSED'
  | 'FRAUD_SUSPECTED'
  | 'DECLINED';

/** The source of an outcome. All are applied by the same function. */
export type OutcomeSource = 'reply' | 'webhook' | 'janitor' | 'refund' | 'person';
