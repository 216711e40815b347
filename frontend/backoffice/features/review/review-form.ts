import { reviewResolutionRules } from '@guiche/api-client/rules';

/** What staff found. */
export const REVIEW_FORM = { resolution: reviewResolutionRules.resolution };
