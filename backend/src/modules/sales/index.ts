export { SALES_SCHEMA } from './schema.js';
export { SalesModule } from './sales.module.js';
export { RebuildSales } from './use-cases/rebuild-sales.js';
