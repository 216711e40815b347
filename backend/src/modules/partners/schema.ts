import type { ModuleSchema } from '../../database/index.js';

export const PARTNERS_SCHEMA: ModuleSchema = {
  entities: [],
  tables: ['contracts', 'contract_versions'],
  publishes: ['contracts_read', 'agreed_contracts_read'],
  reads: ['products_read', 'users_read'],
};
