export { SALES_SCHEMA } from './schema.js';
export { SalesModule } from './sales.module.js';
export { FoundSales, type FoundSale } from './store/found-sales.js';
export {
  REFUND_REASONS,
  type RefundReason,
  type RefundRequest,
  type RefundRequestState,
} from './store/refund-requests.js';
export { GIVEN_BACK, LAST_RETURN, RETURNED_WITHIN } from './returns-of-a-sale.js';
export { Shipments, type Shipment } from './store/shipments.js';
export { AskRefund, type AskedRefund, type RefundRights } from './use-cases/ask-refund.js';
export { RefundStatus, type ShownRefundStatus } from './use-cases/refund-status.js';
export { CorrectBuyer } from './use-cases/correct-buyer.js';
export { RebuildSales } from './use-cases/rebuild-sales.js';
export { WHOLE_PLATFORM, countAllSales } from './store/days-of-sales.js';
export { countAllSellerDays } from './store/seller-days.js';
export {
  ReadSalesFigures,
  SELLER_ROLES,
  type ConversionFigures,
  type SalesFigures,
  type SalesSums,
  type SellerRole,
} from './use-cases/sales-figures.js';
export { DashboardQueryDto, spanOf } from './dashboard-query.js';
export {
  ConversionDto,
  DashboardDayDto,
  OwnMethodSumsDto,
  OwnProductSumsDto,
  OwnSumsDto,
  SpanDto,
  SumsDto,
  VisitsDto,
  ownSums,
} from './dashboard.dto.js';
export { spanBefore } from './domain/dashboard-period.js';
