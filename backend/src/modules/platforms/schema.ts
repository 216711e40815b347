import type { ModuleSchema } from '../../database/index.js';
import { Platform } from './store/platform.entity.js';

export const PLATFORMS_SCHEMA: ModuleSchema = {
  entities: [Platform],
  tables: ['platform_setting_changes'],
  publishes: ['platforms_read', 'platform_standing_read'],
  reads: ['users_read'],
};
