import type { ModuleSchema } from '../../database/index.js';

export const PAYMENT_PAGES_SCHEMA: ModuleSchema = {
  entities: [],
  tables: ['payment_page_checks'],
  reads: ['platforms_read'],
};
