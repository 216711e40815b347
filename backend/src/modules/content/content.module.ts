import { Module } from '@nestjs/common';
import { TenantRepositories } from '../../database/index.js';
import { CustomersModule } from '../customers/index.js';
import { DeliveredItems } from './delivered-items.js';
import { AreaLessonsController } from './http/area-lessons.controller.js';
import { LessonFilesController, LessonUploadsController } from './http/lesson-files.controller.js';
import { MemberAreasController } from './http/member-areas.controller.js';
import { OwnContentController } from './http/own-content.controller.js';
import { OwnCoursesController } from './http/own-courses.controller.js';
import { ContentUploadsController, ProductFilesController } from './http/product-files.controller.js';
import { AreaModule } from './store/area-module.entity.js';
import { LessonFile } from './store/lesson-file.entity.js';
import { Lesson } from './store/lesson.entity.js';
import { MemberArea } from './store/member-area.entity.js';
import { ProductFile } from './store/product-file.entity.js';
import { AreaLessons } from './use-cases/area-lessons.js';
import { FollowAccess } from './use-cases/follow-access.js';
import { GrantAccess } from './use-cases/grant-access.js';
import { LessonFiles } from './use-cases/lesson-files.js';
import { MemberAreas } from './use-cases/member-areas.js';
import { OwnContent } from './use-cases/own-content.js';
import { OwnCourses } from './use-cases/own-courses.js';
import { ProductFiles } from './use-cases/product-files.js';

/** What buyers get for their money: files, lessons, and the right to open them. */
@Module({
  imports: [TenantRepositories.of(ProductFile, MemberArea, AreaModule, Lesson, LessonFile), CustomersModule],
  controllers: [
    ...[ProductFilesController, ContentUploadsController, OwnContentController, OwnCoursesController],
    ...[MemberAreasController, AreaLessonsController, LessonFilesController, LessonUploadsController],
  ],
  providers: [
    ...[ProductFiles, GrantAccess, FollowAccess, OwnContent, DeliveredItems],
    ...[MemberAreas, AreaLessons, LessonFiles, OwnCourses],
  ],
})
export class ContentModule {}
