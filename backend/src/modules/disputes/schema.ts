import type { ModuleSchema } from '../../database/index.js';

export const DISPUTES_SCHEMA: ModuleSchema = {
  entities: [],
  tables: ['disputes', 'dispute_events'],
  publishes: ['disputes_read', 'dispute_events_read'],
  reads: [
    ...['payments_read', 'attempts_read', 'orders_read', 'sales_read', 'users_read'],
    ...['ledger_transfers_read', 'ledger_accounts_read', 'platform_dispute_rules_read'],
  ],
};
