import { newApiKeyRules } from '@guiche/api-client/rules';

/** A new API key, and the proof that its owner creates it. */
export const API_KEY_FORM = {
  name: newApiKeyRules.name,
  scope: newApiKeyRules.scope,
  password: newApiKeyRules.password,
  code: newApiKeyRules.code,
};
