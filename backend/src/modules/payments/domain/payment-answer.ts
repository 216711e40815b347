import type { AttemptSnapshot } from './decision.js';
import type { PaymentReason, PaymentStatus } from './payment.js';

/** The response to the buyer after the provider replied. It is stored, so that the same key always gives the same response. */
export interface PaymentAnswer {
  readonly status: PaymentStatus;
  readonly confirming: boolean;
  readonly pixCode: string | null;
  readonly pixQrImage: string | null;
  readonly billetCode: string | null;
  readonly billetUrl: string | null;
  readonly expiresAt: string | null;
  readonly reason: PaymentReason | null;
  /** The call failed: the buyer got an error instead of a payment. */
  readonly callFailed: boolean;
}

export function paymentAnswer(current: AttemptSnapshot): PaymentAnswer {
  return {
    status: current.status,
    confirming: current.confirming,
    pixCode: current.pixCode,
    pixQrImage: current.pixQrImage,
    billetCode: current.billetCode,
    billetUrl: current.billetUrl,
    expiresAt: current.expiresAt?.toISOString() ?? null,
    reason: current.reason,
    callFailed: current.attemptState === 'REFUSED',
  };
}
