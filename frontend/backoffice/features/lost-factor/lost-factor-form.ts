import { staffReasonRules } from '@guiche/api-client/rules';

/** Why staff remove the second factor of a person. A page has other forms with a reason, and ids are unique on a page. */
export const LOST_FACTOR_FORM = { factorReason: staffReasonRules.reason };
