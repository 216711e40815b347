import type { ModuleSchema } from '../../database/index.js';

export const ACCOUNTING_SCHEMA: ModuleSchema = {
  entities: [],
  tables: ['ledger_proofs'],
  publishes: [],
  reads: [
    ...['ledger_transfers_read', 'ledger_accounts_read', 'ledger_chain_read', 'sales_read', 'orders_read'],
    ...['payments_read', 'users_read', 'withdrawals_read', 'anticipations_read', 'platforms_read'],
    ...['ledger_entries_read', 'ledger_releases_read', 'ledger_advances_read', 'ledger_chain_heads_read'],
  ],
};
