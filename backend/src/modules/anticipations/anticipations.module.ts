import { Module } from '@nestjs/common';
import { IdentityModule } from '../identity/index.js';
import { LedgerModule } from '../ledger/index.js';
import { MailModule } from '../mail/index.js';
import { PlatformsModule } from '../platforms/index.js';
import { AnticipationChanges } from './anticipation-changes.js';
import { AnticipationsController } from './http/anticipations.controller.js';
import { OwnAnticipationsController } from './http/own-anticipations.controller.js';
import { PaidAnticipationsController } from './http/paid-anticipations.controller.js';
import { WatchAnticipations } from './jobs/watch-anticipations.js';
import { Anticipations } from './store/anticipations.js';
import { AskingSellers } from './store/asking-sellers.js';
import { TellOfferedRate } from './tell-offered-rate.js';
import { AnswerAnticipation } from './use-cases/answer-anticipation.js';
import { CancelGoneAnticipations } from './use-cases/cancel-gone-anticipations.js';
import { DecideAnticipation } from './use-cases/decide-anticipation.js';
import { FollowReturnedPayments } from './use-cases/follow-returned-payments.js';
import { RequestAnticipation } from './use-cases/request-anticipation.js';
import { ShowAnticipation } from './use-cases/show-anticipation.js';
import { ShowAnticipationTerms } from './use-cases/show-anticipation-terms.js';

/** Sellers are paid before the day of release. */
@Module({
  imports: [IdentityModule, LedgerModule, MailModule, PlatformsModule],
  controllers: [AnticipationsController, OwnAnticipationsController, PaidAnticipationsController],
  providers: [
    ...[AnswerAnticipation, CancelGoneAnticipations, DecideAnticipation, RequestAnticipation],
    ...[ShowAnticipation, ShowAnticipationTerms, FollowReturnedPayments, WatchAnticipations],
    ...[AnticipationChanges, Anticipations, AskingSellers, TellOfferedRate],
  ],
})
export class AnticipationsModule {}
