import type { Cents, Currency } from '@guiche/money';

export type PaymentStatus = 'PENDING' | 'APPROVED' | 'REJECTED' | 'CANCELED' | 'REFUNDED' | 'CHARGEBACK';

/** A payment as its page sees it (and as the event stream sends it). No buyer data. `amount` is cents. */
export interface Payment {
  readonly paymentId: string;
  readonly offerId: string;
  readonly method: 'PIX' | 'CREDIT_CARD' | 'BILLET';
  readonly status: PaymentStatus;
  /** The provider was asked and has not answered in a way that proves anything. */
  readonly confirming: boolean;
  readonly renewable: boolean;
  readonly amount: Cents;
  readonly currency: Currency;
  readonly expiresAt: string | null;
  readonly pixCode: string | null;
  /** A data URI. */
  readonly pixQrCode: string | null;
  readonly billetCode: string | null;
  readonly billetUrl: string | null;
  readonly reason: string | null;
}
