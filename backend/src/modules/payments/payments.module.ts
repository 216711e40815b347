import { GatewayRunner } from '@guiche/gateway-kit';
import { Module } from '@nestjs/common';
import { GATEWAYS } from '../../gateways/gateways.js';
import { LedgerModule } from '../ledger/index.js';
import { ReceiversModule } from '../receivers/index.js';
import { CardKeyIds } from './cards/card-key-ids.js';
import { CardKeys } from './cards/card-keys.js';
import { AccountSettings } from './accounts/account-settings.js';
import { RouteSettings } from './accounts/route-settings.js';
import { EnvelopeCardVault } from './cards/envelope-card-vault.js';
import { HeldCards } from './cards/held-cards.js';
import { StoredCards } from './cards/stored-cards.js';
import { UsedCardPayloads } from './cards/used-card-payloads.js';
import { DefinedGateways } from './definitions/defined-gateways.js';
import { GatewayDirectory } from './gateway-directory.js';
import { gatewayRunnerProvider } from './gateway-runner.provider.js';
import { ForgetCardPayloads } from './jobs/forget-card-payloads.js';
import { FollowRefunds } from './jobs/follow-refunds.js';
import { Janitor } from './jobs/janitor.js';
import { RegisterWebhooks } from './jobs/register-webhooks.js';
import { PaymentChanges } from './payment-changes.js';
import { Providers } from './providers.js';
import { DailyReconciliation, OpenReconciliations } from './reconciliation/daily-reconciliation.js';
import { Reconcile } from './reconciliation/reconcile.js';
import { Reconciliations } from './reconciliation/reconciliations.js';
import { Circuits } from './routing/circuits.js';
import { FallBack } from './routing/fall-back.js';
import { Routing } from './routing/routing.js';
import { AttentionItems } from './store/attention-items.js';
import { AskableAttempts } from './store/askable-attempts.js';
import { DueAttempts } from './store/due-attempts.js';
import { GatewayAccounts } from './store/gateway-accounts.js';
import { LockedAttempts } from './store/locked-attempts.js';
import { OpenedAttempts } from './store/opened-attempts.js';
import { PaymentViews } from './store/payment-views.js';
import { Refunds } from './store/refunds.js';
import { AnswerCall } from './use-cases/answer-call.js';
import { ApplyOutcome } from './use-cases/apply-outcome.js';
import { AskProvider } from './use-cases/ask-provider.js';
import { ChargePayment } from './use-cases/charge-payment.js';
import { EndRefund } from './use-cases/end-refund.js';
import { FollowRefund } from './use-cases/follow-refund.js';
import { OpenPayment } from './use-cases/open-payment.js';
import { RefundPayment } from './use-cases/refund-payment.js';
import { TellRefund } from './use-cases/tell-refund.js';
import { WireLogger } from './wire-logger.js';

const DOOR = [
  AccountSettings,
  AnswerCall,
  ApplyOutcome,
  AskableAttempts,
  AskProvider,
  AttentionItems,
  CardKeys,
  ChargePayment,
  EndRefund,
  GatewayAccounts,
  GatewayDirectory,
  HeldCards,
  OpenPayment,
  PaymentChanges,
  PaymentViews,
  Reconcile,
  RefundPayment,
  StoredCards,
  UsedCardPayloads,
  RouteSettings,
  Routing,
];

@Module({
  imports: [LedgerModule, ReceiversModule],
  providers: [
    ...GATEWAYS,
    DefinedGateways,
    gatewayRunnerProvider,
    WireLogger,
    EnvelopeCardVault,
    Providers,
    CardKeyIds,
    ForgetCardPayloads,
    Janitor,
    FollowRefunds,
    FollowRefund,
    TellRefund,
    Reconciliations,
    Refunds,
    DailyReconciliation,
    OpenReconciliations,
    RegisterWebhooks,
    Circuits,
    FallBack,
    OpenedAttempts,
    LockedAttempts,
    DueAttempts,
    ...DOOR,
  ],
  exports: [GatewayRunner, ...DOOR],
})
export class PaymentsModule {}
