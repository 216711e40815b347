import { Module } from '@nestjs/common';
import { MailModule } from '../mail/index.js';
import { LedgerModule } from '../ledger/index.js';
import { OrdersModule } from '../orders/index.js';
import { PaymentsModule } from '../payments/index.js';
import { ProtectionModule } from '../protection/index.js';
import { PlatformsModule } from '../platforms/index.js';
import { ReviewModule } from '../review/index.js';
import { BlockedBuyersController } from './http/blocked-buyers.controller.js';
import { CheckoutTestResultsController } from './http/checkout-test-results.controller.js';
import { OwnRefundRequestsController } from './http/own-refund-requests.controller.js';
import { OwnSaleActionsController } from './http/own-sale-actions.controller.js';
import { SaleActionsController } from './http/sale-actions.controller.js';
import { OwnSalesController, SalesController } from './http/sales.controller.js';
import { GrantRefunds } from './jobs/grant-refunds.js';
import { AddedToSale } from './store/added-to-sale.js';
import { FoundSales } from './store/found-sales.js';
import { RefundRequests } from './store/refund-requests.js';
import { SaleNotes } from './store/sale-notes.js';
import { Shipments } from './store/shipments.js';
import { AskAboutSale } from './use-cases/ask-about-sale.js';
import { AskRefund } from './use-cases/ask-refund.js';
import { CheckoutTestResults } from './use-cases/checkout-test-results.js';
import { CorrectBuyer } from './use-cases/correct-buyer.js';
import { DecideRefund } from './use-cases/decide-refund.js';
import { BlockBuyer } from './use-cases/block-buyer.js';
import { FollowOrders, FollowPayments, FollowRenewals } from './use-cases/follow-orders.js';
import { FollowReturns } from './use-cases/follow-returns.js';
import { GrantRefund } from './use-cases/grant-refund.js';
import { NoteSale } from './use-cases/note-sale.js';
import { RebuildSales } from './use-cases/rebuild-sales.js';
import { ReadSalesFigures } from './use-cases/sales-figures.js';
import { ReassignSale } from './use-cases/reassign-sale.js';
import { RecordSale } from './use-cases/record-sale.js';
import { RefundStatus } from './use-cases/refund-status.js';
import { RefundOwnSale } from './use-cases/refund-own-sale.js';
import { BuyerHistory } from './store/buyer-history.js';
import { SurroundSale } from './use-cases/sale-surroundings.js';
import { ShipSale } from './use-cases/ship-sale.js';
import { ShowRefundRequest } from './use-cases/show-refund-request.js';
import { ShowSale } from './use-cases/show-sale.js';

@Module({
  imports: [
    LedgerModule,
    MailModule,
    OrdersModule,
    PaymentsModule,
    PlatformsModule,
    ProtectionModule,
    ReviewModule,
  ],
  controllers: [
    ...[OwnSalesController, SalesController, OwnSaleActionsController, SaleActionsController],
    ...[CheckoutTestResultsController, OwnRefundRequestsController, BlockedBuyersController],
  ],
  providers: [
    ...[
      ReadSalesFigures,
      RecordSale,
      FollowOrders,
      FollowPayments,
      FollowRenewals,
      RebuildSales,
      ShowSale,
      BuyerHistory,
      SurroundSale,
    ],
    ...[FoundSales, Shipments, SaleNotes, ShipSale, NoteSale, RefundOwnSale, AskAboutSale],
    ...[ReassignSale, BlockBuyer, CorrectBuyer, CheckoutTestResults],
    ...[AddedToSale, RefundRequests, AskRefund, DecideRefund, GrantRefund, GrantRefunds, FollowReturns],
    ...[RefundStatus, ShowRefundRequest],
  ],
  exports: [AskRefund, CorrectBuyer, FoundSales, ReadSalesFigures, RebuildSales, RefundStatus, Shipments],
})
export class SalesModule {}
