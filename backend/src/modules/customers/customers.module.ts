import { Module } from '@nestjs/common';
import { MailModule } from '../mail/index.js';
import { OrdersModule } from '../orders/index.js';
import { PlatformsModule } from '../platforms/index.js';
import { ReviewModule } from '../review/index.js';
import { SalesModule } from '../sales/index.js';
import { SubscriptionsModule } from '../subscriptions/index.js';
import { AccessPages } from './access-pages.js';
import { Deliverables } from './deliverables.js';
import { AccessMailsController, OwnAccessMailsController } from './http/access-mails.controller.js';
import { CustomerSignInsController } from './http/customer-sign-ins.controller.js';
import { OwnDataController } from './http/own-data.controller.js';
import { PurchasesController } from './http/purchases.controller.js';
import { RefundWithoutAccountController } from './http/refund-without-account.controller.js';
import { RefundChallenges } from './store/refund-challenges.js';
import { RefundWithoutAccount } from './use-cases/refund-without-account.js';
import { AccessMails } from './store/access-mails.js';
import { OwnSubscriptions } from './store/own-subscriptions.js';
import { Purchases } from './store/purchases.js';
import { CancelOwnSubscription } from './use-cases/cancel-own-subscription.js';
import { DrawReceipt } from './use-cases/draw-receipt.js';
import { FollowPurchases } from './use-cases/follow-purchases.js';
import { MoveOwnCharge } from './use-cases/move-own-charge.js';
import { OwnData } from './use-cases/own-data.js';
import { OwnPurchases } from './use-cases/own-purchases.js';
import { SendAccessAgain } from './use-cases/send-access-again.js';

/** What buyers see and do after the purchase. */
@Module({
  imports: [MailModule, OrdersModule, PlatformsModule, ReviewModule, SalesModule, SubscriptionsModule],
  controllers: [
    CustomerSignInsController,
    PurchasesController,
    OwnDataController,
    OwnAccessMailsController,
    AccessMailsController,
    RefundWithoutAccountController,
  ],
  providers: [
    Deliverables,
    Purchases,
    AccessMails,
    AccessPages,
    OwnPurchases,
    FollowPurchases,
    SendAccessAgain,
    OwnSubscriptions,
    CancelOwnSubscription,
    MoveOwnCharge,
    DrawReceipt,
    OwnData,
    RefundChallenges,
    RefundWithoutAccount,
  ],
  exports: [Deliverables],
})
export class CustomersModule {}
