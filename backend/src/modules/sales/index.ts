export { SALES_SCHEMA } from './schema.js';
export { SalesModule } from './sales.module.js';
export { RebuildSales } from './use-cases/rebuild-sales.js';
export { countAllSales } from './store/days-of-sales.js';
export {
  ReadSalesFigures,
  type ConversionFigures,
  type SalesFigures,
  type SalesSums,
} from './use-cases/sales-figures.js';
export { DashboardQueryDto, spanOf } from './http/dashboard-query.js';
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
} from './http/dashboard.dto.js';
