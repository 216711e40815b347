import type { ModuleSchema } from '../../database/index.js';

export const RETENTION_SCHEMA: ModuleSchema = {
  entities: [],
  tables: ['retention_progress'],
};
