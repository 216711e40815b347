import type { ModuleSchema } from '../../database/index.js';

export const PROTECTION_SCHEMA: ModuleSchema = {
  entities: [],
  tables: ['velocity_blocks', 'velocity_counters'],
  publishes: ['velocity_counters_read'],
  reads: ['platforms_read'],
};
