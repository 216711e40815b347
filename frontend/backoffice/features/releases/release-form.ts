import { releaseDecisionRules } from '@guiche/api-client/rules';

/** What staff decide of an amount that a sale holds. */
export const RELEASE_FORM = {
  action: releaseDecisionRules.action,
  until: releaseDecisionRules.until,
  reason: releaseDecisionRules.reason,
  password: releaseDecisionRules.password,
  code: releaseDecisionRules.code,
};
