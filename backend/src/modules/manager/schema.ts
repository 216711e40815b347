import type { ModuleSchema } from '../../database/index.js';

export const MANAGER_SCHEMA: ModuleSchema = { entities: [], reads: ['users_read', 'account_figures_read'] };
