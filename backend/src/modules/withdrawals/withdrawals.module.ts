import { Module } from '@nestjs/common';
import { AcquiringModule } from '../acquiring/index.js';
import { IdentityModule } from '../identity/index.js';
import { LedgerModule } from '../ledger/index.js';
import { MailModule } from '../mail/index.js';
import { PlatformsModule } from '../platforms/index.js';
import { ReceiversModule } from '../receivers/index.js';
import { ReviewModule } from '../review/index.js';
import { AccountTestsController } from './http/account-tests.controller.js';
import { ManagerWithdrawalsController, OwnWithdrawalsController } from './http/own-withdrawals.controller.js';
import {
  DecideManagerWithdrawalsController,
  ManagerWithdrawalReceiptsController,
  SellerWithdrawalReceiptsController,
  SellerWithdrawalsController,
} from './http/withdrawals.controller.js';
import { FollowPayouts } from './jobs/follow-payouts.js';
import { SendPayouts } from './jobs/send-payouts.js';
import { TakePayoutReports } from './jobs/take-payout-reports.js';
import { PayoutProvider } from './payout-provider.js';
import { PayoutNotifications } from './store/payout-news.js';
import { AccountTests } from './store/account-tests.js';
import { SentPayouts } from './store/payouts.js';
import { WithdrawalFacts } from './store/withdrawal-facts.js';
import { Withdrawals } from './store/withdrawals.js';
import { ApplyPayout } from './use-cases/apply-payout.js';
import { DecideWithdrawal } from './use-cases/decide-withdrawal.js';
import { DrawWithdrawalReceipt } from './use-cases/draw-withdrawal-receipt.js';
import { FollowPayout } from './use-cases/follow-payout.js';
import { RequestWithdrawal } from './use-cases/request-withdrawal.js';
import { SendPayout } from './use-cases/send-payout.js';
import { SettleUnresolved } from './use-cases/settle-unresolved.js';
import { TestAccount } from './use-cases/test-account.js';
import { ShowWithdrawalTerms } from './use-cases/show-terms.js';
import { TakePayoutNews } from './use-cases/take-payout-news.js';
import { WithdrawalChanges } from './withdrawal-changes.js';
import { WithdrawalDestinations } from './withdrawal-destinations.js';

/** The WithdrawsModule of the specification (D36). */
@Module({
  imports: [
    ...[AcquiringModule, IdentityModule, LedgerModule, MailModule, PlatformsModule, ReceiversModule],
    ReviewModule,
  ],
  controllers: [
    ...[OwnWithdrawalsController, SellerWithdrawalsController, SellerWithdrawalReceiptsController],
    ...[
      ManagerWithdrawalsController,
      DecideManagerWithdrawalsController,
      ManagerWithdrawalReceiptsController,
    ],
    AccountTestsController,
  ],
  providers: [
    ...[ApplyPayout, DecideWithdrawal, DrawWithdrawalReceipt, FollowPayout, RequestWithdrawal, SendPayout],
    ...[SettleUnresolved, ShowWithdrawalTerms, TakePayoutNews, WithdrawalChanges, WithdrawalDestinations],
    ...[PayoutProvider, PayoutNotifications, SentPayouts, WithdrawalFacts, Withdrawals],
    ...[FollowPayouts, SendPayouts, TakePayoutReports, AccountTests, TestAccount],
  ],
  exports: [PayoutNotifications],
})
export class WithdrawsModule {}
