import type { ModuleSchema } from '../../database/index.js';
import { ReviewItem } from './review-item.entity.js';

export const REVIEW_SCHEMA: ModuleSchema = {
  entities: [ReviewItem],
  publishes: ['review_items_read'],
  reads: ['attempts_read', 'platforms_read'],
};
