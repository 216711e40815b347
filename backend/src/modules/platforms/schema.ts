import type { ModuleSchema } from '../../database/index.js';
import { Platform } from './store/platform.entity.js';

export const PLATFORMS_SCHEMA: ModuleSchema = {
  entities: [Platform],
  publishes: ['platforms_read'],
};
