import type { ModuleSchema } from '../../database/index.js';

export const DISPUTES_SCHEMA: ModuleSchema = {
  entities: [],
  tables: ['disputes', 'dispute_events', 'chargeback_notices', 'dispute_files'],
  publishes: ['disputes_read', 'dispute_events_read'],
  reads: [
    ...['payments_read', 'attempts_read', 'orders_read', 'sales_read', 'sales_days_read', 'users_read'],
    ...['order_items_read', 'products_read', 'platforms_read', 'sign_in_log_read', 'shipments_read'],
    ...['content_access_read', 'lessons_done_read', 'purchase_mails_read'],
    ...['ledger_transfers_read', 'ledger_accounts_read', 'platform_dispute_rules_read'],
    'account_terms_read',
  ],
};
