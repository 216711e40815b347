import type { ModuleSchema } from '../../database/index.js';

export const PRODUCER_SCHEMA: ModuleSchema = { entities: [], reads: ['offers_read', 'products_read'] };
