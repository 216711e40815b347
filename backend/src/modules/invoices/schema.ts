import type { ModuleSchema } from '../../database/index.js';

export const INVOICES_SCHEMA: ModuleSchema = {
  entities: [],
  tables: ['trial_notices', 'platform_plans', 'platform_invoices', 'platform_invoice_events'],
  publishes: ['platform_plans_read', 'platform_invoices_read'],
  reads: ['masters_read', 'platform_standing_read', 'platform_trials_read', 'sales_days_read', 'users_read'],
};
