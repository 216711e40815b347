import type { ModuleSchema } from '../../database/index.js';

export const ADMIN_SCHEMA: ModuleSchema = {
  entities: [],
  reads: [
    'users_read',
    'ledger_releases_read',
    'second_factors_read',
    'sign_in_log_read',
    'account_figures_read',
    'account_terms_read',
    'domains_read',
    'sales_read',
    'platform_pixels_read',
    'products_read',
    'offers_read',
    'bank_accounts_read',
    'withdrawals_read',
    'payouts_read',
    'seller_documents_read',
    'seller_document_states_read',
    'disputes_read',
    'refunds_read',
    'attempts_read',
    'gateway_accounts_read',
    'review_items_read',
  ],
};
