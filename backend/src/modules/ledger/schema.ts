import type { ModuleSchema } from '../../database/index.js';

export const LEDGER_SCHEMA: ModuleSchema = {
  entities: [],
  tables: ['ledger_accounts', 'ledger_transfers'],
  publishes: ['ledger_accounts_read', 'ledger_transfers_read', 'partial_returns_read'],
};
