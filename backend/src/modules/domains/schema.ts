import type { ModuleSchema } from '../../database/index.js';

/** The table belongs to `platforms`, which finds the platform of a request by it. */
export const DOMAINS_SCHEMA: ModuleSchema = { entities: [], reads: ['domains_read'] };
