import type { ModuleSchema } from '../../database/index.js';

export const LEDGER_SCHEMA: ModuleSchema = {
  entities: [],
  tables: [
    ...['ledger_accounts', 'ledger_transfers', 'ledger_releases', 'ledger_entries', 'ledger_debts'],
    'ledger_advances',
    'ledger_earned_days',
    ...['ledger_chain', 'ledger_chain_heads'],
  ],
  publishes: [
    'ledger_accounts_read',
    'ledger_chain_read',
    'ledger_chain_heads_read',
    'ledger_entries_read',
    'ledger_transfers_read',
    'ledger_releases_read',
    'ledger_advances_read',
    'ledger_earned_days_read',
    'partial_returns_read',
    'ledger_debts_read',
  ],
  reads: [
    'orders_read',
    'payments_read',
    'refund_requests_read',
    'users_read',
    'platforms_read',
    'account_terms_read',
  ],
};
