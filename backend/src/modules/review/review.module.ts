import { Module } from '@nestjs/common';
import { TenantRepositories } from '../../database/index.js';
import { ResolveReviewItem } from './resolve-review-item.js';
import { ReviewItem } from './review-item.entity.js';
import { ReviewItems } from './review-items.js';

@Module({
  imports: [TenantRepositories.of(ReviewItem)],
  providers: [ReviewItems, ResolveReviewItem],
  exports: [ReviewItems, ResolveReviewItem],
})
export class ReviewModule {}
