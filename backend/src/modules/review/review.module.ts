import { Module } from '@nestjs/common';
import { TenantRepositories } from '../../database/index.js';
import { ReviewItemsController } from './http/review-items.controller.js';
import { ResolveReviewItem } from './resolve-review-item.js';
import { ReviewItem } from './review-item.entity.js';
import { ReviewItems } from './review-items.js';

@Module({
  controllers: [ReviewItemsController],
  imports: [TenantRepositories.of(ReviewItem)],
  providers: [ReviewItems, ResolveReviewItem],
  exports: [ReviewItems, ResolveReviewItem],
})
export class ReviewModule {}
