import type { ModuleSchema } from '../../database/index.js';

export const WITHDRAWALS_SCHEMA: ModuleSchema = {
  entities: [],
  tables: ['withdrawals', 'payouts', 'payout_news'],
  publishes: ['withdrawals_read', 'payouts_read', 'account_tests_read'],
  reads: [
    ...['users_read', 'platforms_read', 'platform_withdrawal_rules_read', 'bank_accounts_read'],
    ...['account_figures_read', 'account_terms_read', 'ledger_accounts_read'],
    'charges_read',
  ],
};
