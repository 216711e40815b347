import type { ModuleSchema } from '../../database/index.js';

export const SALES_SCHEMA: ModuleSchema = {
  entities: [],
  tables: [
    'sales',
    'sales_days',
    'seller_sales_days',
    'sale_partners',
    'shipments',
    'sale_notes',
    'refund_requests',
  ],
  publishes: [
    ...[
      'refund_requests_read',
      'sales_read',
      'sales_searched',
      'sales_days_read',
      'seller_sales_days_read',
      'shipments_read',
    ],
    ...['sale_partners_read', 'partner_days_read'],
  ],
  reads: [
    ...['attempts_read', 'offers_read', 'order_items_read', 'orders_read', 'payments_read', 'products_read'],
    ...[
      'refunds_read',
      'returned_items_read',
      'partial_returns_read',
      'ledger_accounts_read',
      'users_read',
      'visit_days_read',
      'webhook_records_read',
      'checkout_tests_read',
      'platforms_read',
    ],
  ],
};
