import type { Cents } from '@guiche/money';
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

/** A part of an approved payment went back, and another part stays (domain §4 Refund of the bump only). */
export interface PartlyReturnedSale extends PaymentFact {
  readonly kind: 'PARTIAL_REFUND';
  /** All that went back in parts so far, with this one: so the same part is never booked twice. */
  readonly returned: Cents;
  /** What was given back, where it is known, and how the shares stand now. Left out: only the amount is known. */
  readonly items?: { readonly division: Division; readonly ids: readonly string[] };
}

/** A chargeback was won. */
export interface WonSale extends PaymentFact {
  readonly kind: 'RESTORE';
}

/** What happened to the money of a payment. */
export type MoneyFact = ApprovedSale | ReturnedSale | PartlyReturnedSale | WonSale;
