export { ResolveReviewItem } from './resolve-review-item.js';
export { ReviewItem } from './review-item.entity.js';
export { ReviewItems, type NewReviewItem } from './review-items.js';
export { ReviewModule } from './review.module.js';
export { REVIEW_SCHEMA } from './schema.js';
