import type { ModuleSchema } from '../../database/index.js';

export const MANAGER_SCHEMA: ModuleSchema = {
  entities: [],
  reads: [
    ...['users_read', 'account_figures_read', 'seller_documents_read', 'sales_days_read', 'sales_read'],
    ...['ledger_accounts_read', 'ledger_entries_read', 'ledger_releases_read', 'payments_read'],
    ...['withdrawals_read', 'seller_document_states_read'],
  ],
};
