import type { ModuleSchema } from '../../database/index.js';

export const SELLERS_SCHEMA: ModuleSchema = {
  entities: [],
  tables: ['account_terms', 'seller_notes', 'account_figures', 'seller_profiles'],
  publishes: ['account_terms_read', 'account_figures_read', 'seller_notes_read'],
  reads: [
    ...[
      'sign_in_log_read',
      'bank_accounts_read',
      'users_read',
      'platforms_read',
      'gateway_accounts_read',
      'audit_log_read',
    ],
    ...['orders_read', 'payments_read', 'ledger_accounts_read', 'ledger_entries_read'],
  ],
};
