import type { ModuleSchema } from '../../database/index.js';

export const SETTLEMENTS_SCHEMA: ModuleSchema = {
  entities: [],
  tables: ['statement_files', 'statement_lines', 'statement_differences'],
  publishes: ['statement_files_read', 'statement_lines_read', 'statement_differences_read'],
  reads: [
    'gateway_accounts_read',
    'attempts_read',
    'payments_read',
    'orders_read',
    'sales_read',
    'charge_payments_read',
    'charges_read',
    'users_read',
    'ledger_transfers_read',
    'ledger_accounts_read',
    'withdrawals_read',
  ],
};
