import type { ModuleSchema } from '../../database/index.js';

export const CUSTOMERS_SCHEMA: ModuleSchema = {
  entities: [],
  tables: ['purchase_mails', 'refund_challenges'],
  publishes: ['purchase_mails_read'],
  reads: [
    ...[
      'order_items_read',
      'orders_read',
      'payments_read',
      'products_read',
      'returned_items_read',
      'sales_read',
      'sign_in_log_read',
    ],
    ...['subscriptions_read', 'users_read'],
  ],
};
