import type { ModuleSchema } from '../../database/index.js';

export const LISTS_SCHEMA: ModuleSchema = { entities: [], tables: ['saved_views'], publishes: [], reads: [] };
