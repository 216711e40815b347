import type { ModuleSchema } from '../../database/index.js';

export const AUDIT_SCHEMA: ModuleSchema = {
  entities: [],
  tables: ['audit_log', 'audit_heads'],
  publishes: ['audit_log_read'],
  reads: ['users_read'],
};
