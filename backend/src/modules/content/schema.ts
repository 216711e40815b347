import type { ModuleSchema } from '../../database/index.js';
import { ProductFile } from './store/product-file.entity.js';

export const CONTENT_SCHEMA: ModuleSchema = {
  entities: [ProductFile],
  tables: ['access_grants', 'file_downloads'],
  publishes: ['delivered_products_read'],
  reads: ['order_items_read', 'orders_read', 'payments_read', 'products_read', 'sales_read'],
};
