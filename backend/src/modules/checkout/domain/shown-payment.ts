import type { PaymentMethod } from '@guiche/checkout-rules';

export type ShownStatus = 'PENDING' | 'APPROVED' | 'REJECTED' | 'CANCELED' | 'REFUNDED' | 'CHARGEBACK';

export type ShownReason =
  | 'EXPIRED'
  | 'NOT_FOUND_AT_PROVIDER'
  | 'PROVIDER_REFUSED'
  | 'INSUFFICIENT_FUNDS'
  | 'CARD_REFUSED'
  | 'FRAUD_SUSPECTED'
  | 'DECLINED';

/**
 * A payment as its page shows it. Amounts are cents, instants are ISO 8601. It contains nothing about the buyer, because everyone
 * who has the link can read it.
 */
export interface ShownPayment {
  paymentId: string;
  offerId: string;
  method: PaymentMethod;
  status: ShownStatus;
  /** The provider is being queried; the buyer should wait and not pay again. */
  confirming: boolean;
  amount: number;
  currency: string;
  expiresAt: string | null;
  pixCode: string | null;
  pixQrCode: string | null;
  billetCode: string | null;
  billetBarcode: string | null;
  billetUrl: string | null;
  reason: ShownReason | null;
  /** The buyer can ask for a new code of the same order. */
  renewable: boolean;
  /** Another payment of the same order was paid first; this one is to be refunded. */
  paidTwice: boolean;
  nextCharge: { date: string; amount: number } | null;
  access: { title: string; address: string }[];
}

/** The answer to a renewal: the new payment of the same order. */
export interface RenewalResult {
  paymentId: string;
  payment: ShownPayment;
  method: PaymentMethod;
  status: ShownStatus;
}

/** The answer to a purchase (specification checkout.md §3, "Purchase response"). */
export interface PurchaseResult extends RenewalResult {
  upsellToken: string;
}
