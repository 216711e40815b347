export { isOvertaken, type AttemptSnapshot, type Decision } from './domain/decision.js';
export { decide } from './domain/decide.js';
export type { PaymentAnswer } from './domain/payment-answer.js';
export type { AttemptState, OutcomeSource, PaymentReason, PaymentStatus } from './domain/payment.js';
export { namesAnotherCharge } from './domain/named-charge.js';
export { mayComeTrue, repeatsState } from './domain/repeats-state.js';
export {
  paymentApproved,
  paymentCanceled,
  paymentChargeback,
  paymentPartlyRefunded,
  paymentPending,
  paymentRefunded,
  paymentRejected,
  type PaymentEvent,
} from './payment-events.js';
export { PaymentChanges } from './payment-changes.js';
export { PaymentsModule } from './payments.module.js';
export { Reconcile } from './reconciliation/reconcile.js';
export { QueryableAttempts, type QueryableAttempt } from './store/queryable-attempts.js';
export { Attempt } from './store/attempt.entity.js';
export { DueAttempts } from './store/due-attempts.js';
export { LockedAttempts, type AttemptIds } from './store/locked-attempts.js';
export { Payment } from './store/payment.entity.js';
export { PaymentViews, type PaymentView, type PurchaseProgress } from './store/payment-views.js';
export {
  ApplyOutcome,
  type PreviewedOutcome,
  type TransactionParticipant,
} from './use-cases/apply-outcome.js';
export { onOurClock } from './use-cases/on-our-clock.js';
export { QueryProvider } from './use-cases/query-provider.js';
export { ChargePayment } from './use-cases/charge-payment.js';
export { EndRefund, type RefundEnded } from './use-cases/end-refund.js';
export { OpenPayment, type OpenedPayment } from './use-cases/open-payment.js';
export { PreviewRefund, type PreviewedRefund, type RefundPreview } from './use-cases/preview-refund.js';
export { RefundPayment, type RefundAnswer } from './use-cases/refund-payment.js';
export type { PartRefused, PartToRefund } from './use-cases/wanted-refund.js';
export { PAYMENTS_SCHEMA } from './schema.js';
