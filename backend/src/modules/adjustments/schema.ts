import type { ModuleSchema } from '../../database/index.js';

export const ADJUSTMENTS_SCHEMA: ModuleSchema = {
  entities: [],
  tables: ['balance_adjustments'],
  publishes: ['balance_adjustments_read'],
  reads: ['users_read'],
};
