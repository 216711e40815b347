import type { AttemptSnapshot } from './decision.js';
import type { PaymentReason, PaymentStatus } from './payment.js';

/** What the buyer was answered when the provider had replied, kept so that the same key gives the same answer for ever. */
export interface PaymentAnswer {
  readonly status: PaymentStatus;
  readonly confirming: boolean;
  readonly pixCode: string | null;
  readonly pixQrImage: string | null;
  readonly billetCode: string | null;
  readonly billetUrl: string | null;
  readonly expiresAt: string | null;
  readonly reason: PaymentReason | null;
  /** The call itself failed: the buyer was told so, not shown a payment. */
  readonly callFailed: boolean;
}

export function paymentAnswer(standing: AttemptSnapshot): PaymentAnswer {
  return {
    status: standing.status,
    confirming: standing.confirming,
    pixCode: standing.pixCode,
    pixQrImage: standing.pixQrImage,
    billetCode: standing.billetCode,
    billetUrl: standing.billetUrl,
    expiresAt: standing.expiresAt?.toISOString() ?? null,
    reason: standing.reason,
    callFailed: standing.attemptState === 'REFUSED',
  };
}
