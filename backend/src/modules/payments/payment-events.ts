import { defineEvent, type EventType } from '../../runtime/events/index.js';
import type { OutcomeSource, PaymentReason, PaymentStatus } from './domain/payment.js';

/** A payment changed its status. The key of the event is the id of the payment. */
export interface PaymentEvent {
  readonly paymentId: string;
  readonly orderId: string;
  readonly attemptId: string;
  readonly from: PaymentStatus;
  readonly status: PaymentStatus;
  /** Whether the charge is not confirmed by the provider yet. */
  readonly confirming: boolean;
  /** The status as the provider names it. */
  readonly nativeStatus: string | null;
  readonly reason: PaymentReason | null;
  /** Whether the order begins a subscription. */
  readonly recurring: boolean;
  readonly source: OutcomeSource;
}

export const paymentPending = defineEvent<PaymentEvent>('payment.pending');
export const paymentApproved = defineEvent<PaymentEvent>('payment.approved');
export const paymentRejected = defineEvent<PaymentEvent>('payment.rejected');
export const paymentCanceled = defineEvent<PaymentEvent>('payment.canceled');
export const paymentRefunded = defineEvent<PaymentEvent>('payment.refunded');
/** A part went back; the payment stays approved. */
export const paymentPartlyRefunded = defineEvent<PaymentEvent>('payment.partlyRefunded');
export const paymentChargeback = defineEvent<PaymentEvent>('payment.chargeback');

export const PAYMENT_EVENTS: Readonly<Record<PaymentStatus, EventType<PaymentEvent>>> = {
  PENDING: paymentPending,
  APPROVED: paymentApproved,
  REJECTED: paymentRejected,
  CANCELED: paymentCanceled,
  REFUNDED: paymentRefunded,
  CHARGEBACK: paymentChargeback,
};
