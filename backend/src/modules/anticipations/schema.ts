import type { ModuleSchema } from '../../database/index.js';

export const ANTICIPATIONS_SCHEMA: ModuleSchema = {
  entities: [],
  tables: ['anticipations', 'anticipation_sales', 'anticipation_rates'],
  publishes: ['anticipations_read', 'anticipation_sales_read'],
  reads: [
    ...['users_read', 'account_figures_read', 'account_terms_read', 'platform_anticipation_rules_read'],
    ...['ledger_releases_read', 'ledger_accounts_read', 'payments_read', 'refund_requests_read'],
    'sales_read',
  ],
};
