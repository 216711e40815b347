import type { ModuleSchema } from '../../database/index.js';

export const PRODUCER_SCHEMA: ModuleSchema = {
  entities: [],
  reads: [
    'checkout_links_read',
    'coupons_read',
    'ledger_accounts_read',
    'offers_read',
    'orders_read',
    'payments_read',
    'products_read',
    'sales_read',
    'users_read',
  ],
};
