import { Module } from '@nestjs/common';
import { OwnSalesController, SalesController } from './http/sales.controller.js';
import { RebuildSales } from './use-cases/rebuild-sales.js';
import { RecordSale } from './use-cases/record-sale.js';
import { ShowSale } from './use-cases/show-sale.js';

@Module({
  controllers: [OwnSalesController, SalesController],
  providers: [RecordSale, RebuildSales, ShowSale],
  exports: [RebuildSales],
})
export class SalesModule {}
