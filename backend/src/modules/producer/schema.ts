import type { ModuleSchema } from '../../database/index.js';

export const PRODUCER_SCHEMA: ModuleSchema = {
  entities: [],
  reads: [
    'bank_accounts_read',
    'checkout_links_read',
    'coupons_read',
    'disputes_read',
    'ledger_accounts_read',
    'ledger_entries_read',
    'ledger_releases_read',
    'offers_read',
    'orders_read',
    'payments_read',
    'products_read',
    'order_items_read',
    'refund_requests_read',
    'sales_days_read',
    'sales_read',
    'second_factors_read',
    'users_read',
    'withdrawals_read',
    'anticipations_read',
    'charges_read',
  ],
};
