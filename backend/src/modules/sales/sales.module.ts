import { Module } from '@nestjs/common';
import { OwnSalesController, SalesController } from './http/sales.controller.js';
import { FollowOrders, FollowPayments } from './use-cases/follow-orders.js';
import { RebuildSales } from './use-cases/rebuild-sales.js';
import { ReadSalesFigures } from './use-cases/sales-figures.js';
import { RecordSale } from './use-cases/record-sale.js';
import { ShowSale } from './use-cases/show-sale.js';

@Module({
  controllers: [OwnSalesController, SalesController],
  providers: [ReadSalesFigures, RecordSale, FollowOrders, FollowPayments, RebuildSales, ShowSale],
  exports: [RebuildSales, ReadSalesFigures],
})
export class SalesModule {}
