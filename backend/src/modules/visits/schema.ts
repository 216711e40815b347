import type { ModuleSchema } from '../../database/index.js';

export const VISITS_SCHEMA: ModuleSchema = {
  entities: [],
  tables: ['visit_days'],
  publishes: ['visit_days_read'],
};
