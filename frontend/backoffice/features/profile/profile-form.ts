import { profileChangeRules } from '@guiche/api-client/rules';

/** What a seller says about themselves. */
export const PROFILE_FORM = {
  name: profileChangeRules.name,
  phone: profileChangeRules.phone,
  document: profileChangeRules.document,
};
