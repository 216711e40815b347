import { Module } from '@nestjs/common';
import { IdentityModule } from '../identity/index.js';
import { LedgerModule } from '../ledger/index.js';
import { MailModule } from '../mail/index.js';
import { PaymentsModule } from '../payments/index.js';
import { PlatformsModule } from '../platforms/index.js';
import { DisputeChanges } from './dispute-changes.js';
import { DisputeMails } from './dispute-mails.js';
import { ReviewModule } from '../review/index.js';
import {
  DefenceFilesController,
  DefenceUploadsController,
  OwnDefenceFilesController,
  StaffDefenceUploadsController,
} from './http/defence-files.controller.js';
import { ChargebackLimitsController } from './http/chargeback-limits.controller.js';
import { DisputesController } from './http/disputes.controller.js';
import { OwnChargebacksController } from './http/own-chargebacks.controller.js';
import { OwnDisputesController } from './http/own-disputes.controller.js';
import { TellChargebacks } from './jobs/tell-chargebacks.js';
import { WatchDisputes } from './jobs/watch-disputes.js';
import { ChargebackFigures } from './store/chargeback-figures.js';
import { DefenceFacts } from './store/defence-facts.js';
import { DisputeEvents } from './store/dispute-events.js';
import { DisputeFiles } from './store/dispute-files.js';
import { DisputedPayments } from './store/disputed-payments.js';
import { Disputes } from './store/disputes.js';
import { AnswerDispute } from './use-cases/answer-dispute.js';
import { AssembleDefence } from './use-cases/assemble-defence.js';
import { ChargeRefundFee } from './use-cases/charge-refund-fee.js';
import { DefenceFiles } from './use-cases/defence-files.js';
import { FollowDispute } from './use-cases/follow-dispute.js';
import { FollowDisputedPayments } from './use-cases/follow-payments.js';
import { OpenDispute } from './use-cases/open-dispute.js';
import { RecordResult } from './use-cases/record-result.js';
import { ShowDispute } from './use-cases/show-dispute.js';
import { WatchChargebacks } from './use-cases/watch-chargebacks.js';

@Module({
  imports: [IdentityModule, LedgerModule, MailModule, PaymentsModule, PlatformsModule, ReviewModule],
  controllers: [
    ...[ChargebackLimitsController, OwnChargebacksController, DisputesController, OwnDisputesController],
    ...[DefenceFilesController, OwnDefenceFilesController],
    ...[DefenceUploadsController, StaffDefenceUploadsController],
  ],
  providers: [
    ...[AnswerDispute, FollowDispute, FollowDisputedPayments, OpenDispute, RecordResult, ShowDispute],
    ...[DefenceFiles, DisputeFiles],
    ...[ChargebackFigures, TellChargebacks, WatchChargebacks],
    ...[AssembleDefence, ChargeRefundFee, DefenceFacts],
    ...[DisputeChanges, DisputeMails, DisputeEvents, DisputedPayments, Disputes, WatchDisputes],
  ],
})
export class DisputesModule {}
