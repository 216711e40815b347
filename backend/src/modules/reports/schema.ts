import type { ModuleSchema } from '../../database/index.js';

export const REPORTS_SCHEMA: ModuleSchema = {
  entities: [],
  tables: ['seller_earnings_days'],
  publishes: ['seller_earnings_days_read'],
  reads: ['platforms_read', 'ledger_accounts_read', 'ledger_transfers_read', 'payments_read', 'orders_read'],
};
