import type { ModuleSchema } from '../../database/index.js';

export const PROTECTION_SCHEMA: ModuleSchema = {
  entities: [],
  tables: ['blocked_buyers', 'velocity_blocks', 'velocity_counters'],
  publishes: ['blocked_buyers_read', 'velocity_counters_read'],
  reads: ['platforms_read'],
};
