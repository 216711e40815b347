import { Module } from '@nestjs/common';
import { MailModule } from '../mail/index.js';
import { OrdersModule } from '../orders/index.js';
import { PlatformsModule } from '../platforms/index.js';
import { Deliverables } from './deliverables.js';
import { CustomerSignInsController } from './http/customer-sign-ins.controller.js';
import { PurchasesController } from './http/purchases.controller.js';
import { Purchases } from './store/purchases.js';
import { FollowPurchases } from './use-cases/follow-purchases.js';
import { OwnPurchases } from './use-cases/own-purchases.js';

/** What buyers see and do after the purchase. */
@Module({
  imports: [MailModule, OrdersModule, PlatformsModule],
  controllers: [CustomerSignInsController, PurchasesController],
  providers: [Deliverables, Purchases, OwnPurchases, FollowPurchases],
  exports: [Deliverables],
})
export class CustomersModule {}
