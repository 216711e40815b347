import type { ModuleSchema } from '../../database/index.js';

export const EXPORTS_SCHEMA: ModuleSchema = {
  entities: [],
  tables: ['list_exports', 'list_export_parts'],
  publishes: [],
  reads: ['users_read', 'masters_read'],
};
