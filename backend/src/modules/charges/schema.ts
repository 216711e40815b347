import type { ModuleSchema } from '../../database/index.js';

export const CHARGES_SCHEMA: ModuleSchema = {
  entities: [],
  tables: ['debt_write_offs', 'charges', 'charge_events', 'charge_payments'],
  publishes: ['debt_write_offs_read', 'charges_read', 'charge_payments_read'],
  reads: ['ledger_debts_read', 'ledger_releases_read', 'users_read'],
};
