import type { Division } from './division.js';

interface PaymentFact {
  readonly paymentId: string;
  readonly currency: string;
  /** When it happened, as the provider reports it. */
  readonly occurredAt: Date;
}

/** Money arrived (domain §4 T1). */
export interface ApprovedSale extends PaymentFact {
  readonly kind: 'APPROVAL';
  readonly gatewayAccountId: string;
  readonly division: Division;
}

/** The payment is REFUNDED or CHARGEBACK after it was APPROVED (domain §4 Refund, Chargeback). A cancelled charge moves no money. */
export interface ReturnedSale extends PaymentFact {
  readonly kind: 'REFUND' | 'CHARGEBACK';
}

/** A chargeback was won. */
export interface WonSale extends PaymentFact {
  readonly kind: 'RESTORE';
}

/** What happened to the money of a payment. */
export type MoneyFact = ApprovedSale | ReturnedSale | WonSale;
