export { SettingsRefused, type AccountChange, type NewAccount } from './accounts/account-change.js';
export { AccountSettings } from './accounts/account-settings.js';
export type { AccountShown } from './accounts/account-shown.js';
export { RouteSettings } from './accounts/route-settings.js';
export { cardFingerprint } from './cards/card-fingerprint.js';
export { CardKeyRow } from './cards/card-key.entity.js';
export {
  CardKeys,
  ExpiredCard,
  UnreadableCard,
  type CardKey,
  type CardKeyScope,
  type OpenedCard,
} from './cards/card-keys.js';
export { HeldCards, type HeldCard } from './cards/held-cards.js';
export { cardData, readSentCard, type SentCard } from './cards/sent-card.js';
export { StoredCards, type CardToStore, type StoredCard } from './cards/stored-cards.js';
export { retireCardKeys } from './cards/retire-card-keys.js';
export { StoredCardRow } from './cards/stored-card.entity.js';
export { UsedCardPayloadRow } from './cards/used-card-payload.entity.js';
export { UsedCardPayloads, type CardPayload } from './cards/used-card-payloads.js';
export { keepDefinition } from './definitions/keep-definition.js';
export { isOvertaken, type Decision } from './domain/standing.js';
export type { PaymentAnswer } from './domain/payment-answer.js';
export type { AttemptState, PaymentReason, PaymentStatus } from './domain/payment.js';
export { namesAnotherCharge } from './domain/named-charge.js';
export { mayComeTrue, saysNothingNew } from './domain/says-nothing-new.js';
export { GatewayDirectory } from './gateway-directory.js';
export { PaymentChanges } from './payment-changes.js';
export { PaymentsModule } from './payments.module.js';
export { Reconcile } from './reconciliation/reconcile.js';
export { Routing, type ChosenWays, type Sale, type Way, type Ways } from './routing/routing.js';
export { AskableAttempts, type AskableAttempt } from './store/askable-attempts.js';
export { AttentionItem } from './store/attention-item.entity.js';
export { Attempt } from './store/attempt.entity.js';
export { AttentionItems, type CallForAPerson } from './store/attention-items.js';
export { DueAttempts } from './store/due-attempts.js';
export { GatewayAccountRow, type GatewayCosts } from './store/gateway-account.entity.js';
export { GatewayAccounts, type OpenAccount } from './store/gateway-accounts.js';
export { LockedAttempts, type AttemptIds } from './store/locked-attempts.js';
export { SEALED_IN_PAYMENTS, sealContext } from './store/sealed-columns.js';
export { Payment } from './store/payment.entity.js';
export { PaymentViews, type PaymentView, type PurchaseStanding } from './store/payment-views.js';
export { AnswerCall } from './use-cases/answer-call.js';
export { ApplyOutcome, type Alongside } from './use-cases/apply-outcome.js';
export { AskProvider } from './use-cases/ask-provider.js';
export { ChargePayment } from './use-cases/charge-payment.js';
export { EndRefund, type RefundEnded } from './use-cases/end-refund.js';
export { OpenPayment, type OpenedPayment } from './use-cases/open-payment.js';
export { RefundPayment, type RefundAnswer } from './use-cases/refund-payment.js';
