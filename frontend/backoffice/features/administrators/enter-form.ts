import { impersonationRules } from '@guiche/api-client/rules';

/** Why a master enters a platform, and the proof that it is them. */
export const ENTER_FORM = {
  reason: impersonationRules.reason,
  password: impersonationRules.password,
  code: impersonationRules.code,
};
