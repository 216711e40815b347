import type { ModuleSchema } from '../../database/index.js';

export const MAIL_SCHEMA: ModuleSchema = {
  entities: [],
  tables: ['mails', 'demo_mails'],
  reads: ['platform_brands_read', 'platform_languages_read'],
};
