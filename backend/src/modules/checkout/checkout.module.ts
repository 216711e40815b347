import { Module } from '@nestjs/common';
import { AcquiringModule } from '../acquiring/index.js';
import { CardsModule } from '../cards/index.js';
import { CatalogModule } from '../catalog/index.js';
import { CheckoutLinksModule } from '../checkout-links/index.js';
import { CouponsModule } from '../coupons/index.js';
import { OrdersModule } from '../orders/index.js';
import { PlatformsModule } from '../platforms/index.js';
import { PartnersModule } from '../partners/index.js';
import { PaymentsModule } from '../payments/index.js';
import { ProtectionModule } from '../protection/index.js';
import { SubscriptionsModule } from '../subscriptions/index.js';
import { VisitsModule } from '../visits/index.js';
import { AbandonedCartsController } from './http/abandoned-carts.controller.js';
import { CardsController } from './http/cards.controller.js';
import { CheckoutPreviewsController } from './http/checkout-previews.controller.js';
import { CheckoutController } from './http/checkout.controller.js';
import { OfferPreviewsController } from './http/offer-previews.controller.js';
import { PaymentsController } from './http/payments.controller.js';
import { PostcodesController } from './http/postcodes.controller.js';
import { CouponsController } from './http/coupons.controller.js';
import { AnswerPurchase } from './use-cases/answer-purchase.js';
import { CouponsAtCheckout } from './use-cases/coupons-at-checkout.js';
import { CountDeclines } from './use-cases/count-declines.js';
import { DemandAllowedBuyer } from './use-cases/demand-allowed-buyer.js';
import { DraftOrder } from './use-cases/draft-order.js';
import { FindPostcode } from './use-cases/find-postcode.js';
import { Purchase } from './use-cases/purchase.js';
import { PreviewDivision } from './use-cases/preview-division.js';
import { RenewPayment } from './use-cases/renew-payment.js';
import { SaveAbandonedCart } from './use-cases/save-abandoned-cart.js';
import { ShowCheckout } from './use-cases/show-checkout.js';
import { ShowPayment } from './use-cases/show-payment.js';
import { ShowReceipt } from './use-cases/show-receipt.js';
import { StoreCard } from './use-cases/store-card.js';
import { TakeCard } from './use-cases/take-card.js';

@Module({
  imports: [
    AcquiringModule,
    CardsModule,
    CatalogModule,
    CheckoutLinksModule,
    CouponsModule,
    OrdersModule,
    PartnersModule,
    PaymentsModule,
    PlatformsModule,
    ProtectionModule,
    SubscriptionsModule,
    VisitsModule,
  ],
  controllers: [
    PaymentsController,
    CardsController,
    CheckoutController,
    CheckoutPreviewsController,
    CouponsController,
    OfferPreviewsController,
    PostcodesController,
    AbandonedCartsController,
  ],
  providers: [
    FindPostcode,
    SaveAbandonedCart,
    CountDeclines,
    CouponsAtCheckout,
    DemandAllowedBuyer,
    DraftOrder,
    PreviewDivision,
    Purchase,
    RenewPayment,
    AnswerPurchase,
    ShowCheckout,
    ShowPayment,
    ShowReceipt,
    StoreCard,
    TakeCard,
  ],
})
export class CheckoutModule {}
