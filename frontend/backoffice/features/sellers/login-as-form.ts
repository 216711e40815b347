import { impersonationRules } from '@guiche/api-client/rules';

/** Why staff sign in as a seller, and the proof that it is them. */
export const LOGIN_AS_FORM = {
  reason: impersonationRules.reason,
  password: impersonationRules.password,
  code: impersonationRules.code,
};
