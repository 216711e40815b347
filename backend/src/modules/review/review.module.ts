import { Module } from '@nestjs/common';
import { ResolveReviewItem } from './resolve-review-item.js';
import { ReviewItems } from './review-items.js';

@Module({ providers: [ReviewItems, ResolveReviewItem], exports: [ReviewItems, ResolveReviewItem] })
export class ReviewModule {}
