import { Module } from '@nestjs/common';
import { GATEWAYS } from '../../gateways/gateways.js';
import { AcquiringModule } from '../acquiring/index.js';
import { CardsModule } from '../cards/index.js';
import { LedgerModule } from '../ledger/index.js';
import { ReceiversModule } from '../receivers/index.js';
import { ReviewModule } from '../review/index.js';
import { RefundsController } from './http/refunds.controller.js';
import { ReconciliationsController } from './http/reconciliations.controller.js';
import { FollowRefunds } from './jobs/follow-refunds.js';
import { Janitor } from './jobs/janitor.js';
import { PaymentChanges } from './payment-changes.js';
import { ProviderCalls } from './providers.js';
import { DailyReconciliation, OpenReconciliations } from './reconciliation/daily-reconciliation.js';
import { Reconcile } from './reconciliation/reconcile.js';
import { ReconciliationPages } from './reconciliation/reconciliation-pages.js';
import { Reconciliations } from './reconciliation/reconciliations.js';
import { QueryableAttempts } from './store/queryable-attempts.js';
import { DueAttempts } from './store/due-attempts.js';
import { LockedAttempts } from './store/locked-attempts.js';
import { OpenedAttempts } from './store/opened-attempts.js';
import { PaymentViews } from './store/payment-views.js';
import { Refunds } from './store/refunds.js';
import { ReturnedItems } from './store/returned-items.js';
import { ApplyRefund } from './use-cases/apply-refund.js';
import { ApplyOutcome } from './use-cases/apply-outcome.js';
import { QueryProvider } from './use-cases/query-provider.js';
import { ChargePayment } from './use-cases/charge-payment.js';
import { EndRefund } from './use-cases/end-refund.js';
import { FallBack } from './use-cases/fall-back.js';
import { FollowRefund } from './use-cases/follow-refund.js';
import { OpenPayment } from './use-cases/open-payment.js';
import { RefundByStaff } from './use-cases/refund-by-staff.js';
import { RefundReview } from './use-cases/refund-review.js';
import { RefundPayment } from './use-cases/refund-payment.js';
import { PreviewRefund } from './use-cases/preview-refund.js';
import { RequestRefund } from './use-cases/request-refund.js';
import { WantedRefund } from './use-cases/wanted-refund.js';

const PUBLIC = [
  ApplyOutcome,
  ApplyRefund,
  QueryableAttempts,
  QueryProvider,
  ChargePayment,
  EndRefund,
  OpenPayment,
  PaymentChanges,
  PaymentViews,
  PreviewRefund,
  Reconcile,
  RefundPayment,
];

@Module({
  controllers: [RefundsController, ReconciliationsController],
  imports: [AcquiringModule, CardsModule, LedgerModule, ReceiversModule, ReviewModule],
  providers: [
    ...GATEWAYS,
    ProviderCalls,
    Janitor,
    FollowRefunds,
    FollowRefund,
    RefundByStaff,
    RequestRefund,
    WantedRefund,
    Reconciliations,
    ReconciliationPages,
    Refunds,
    ReturnedItems,
    DailyReconciliation,
    OpenReconciliations,
    FallBack,
    RefundReview,
    OpenedAttempts,
    LockedAttempts,
    DueAttempts,
    ...PUBLIC,
  ],
  exports: PUBLIC,
})
export class PaymentsModule {}
