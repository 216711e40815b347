import type { ModuleSchema } from '../../database/index.js';
import { AreaModule } from './store/area-module.entity.js';
import { LessonFile } from './store/lesson-file.entity.js';
import { Lesson } from './store/lesson.entity.js';
import { MemberArea } from './store/member-area.entity.js';
import { ProductFile } from './store/product-file.entity.js';

export const CONTENT_SCHEMA: ModuleSchema = {
  entities: [ProductFile, MemberArea, AreaModule, Lesson, LessonFile],
  tables: ['access_grants', 'file_downloads', 'area_products', 'lesson_progress'],
  publishes: ['delivered_products_read', 'content_access_read', 'lessons_done_read'],
  reads: ['order_items_read', 'payments_read', 'products_read', 'returned_items_read', 'sales_read'],
};
