import type { ModuleSchema } from '../../database/index.js';

export const MASTER_SCHEMA: ModuleSchema = {
  entities: [],
  reads: [
    'blocked_networks_read',
    'second_factors_read',
    'passkeys_read',
    'sign_in_log_read',
    'sessions_read',
    'users_read',
    'masters_read',
    'webhook_records_read',
    'platforms_read',
    'platform_standing_read',
    'domains_read',
    'products_read',
    'offers_read',
    'orders_read',
    'payments_read',
    'refunds_read',
    'bank_accounts_read',
    'review_items_read',
    'attempts_read',
    'sales_days_read',
  ],
};
