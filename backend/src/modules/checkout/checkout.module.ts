import { Module } from '@nestjs/common';
import { CatalogModule } from '../catalog/index.js';
import { OrdersModule } from '../orders/index.js';
import { PaymentsModule } from '../payments/index.js';
import { CheckoutController } from './http/checkout.controller.js';
import { PaymentsController } from './http/payments.controller.js';
import { PostcodesController } from './http/postcodes.controller.js';
import { AnswerPurchase } from './use-cases/answer-purchase.js';
import { FindPostcode } from './use-cases/find-postcode.js';
import { Purchase } from './use-cases/purchase.js';
import { RenewPayment } from './use-cases/renew-payment.js';
import { ShowPayment } from './use-cases/show-payment.js';

@Module({
  imports: [CatalogModule, OrdersModule, PaymentsModule],
  controllers: [PaymentsController, CheckoutController, PostcodesController],
  providers: [FindPostcode, Purchase, RenewPayment, AnswerPurchase, ShowPayment],
})
export class CheckoutModule {}
