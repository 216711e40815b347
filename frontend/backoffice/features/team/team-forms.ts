import { changedMemberRules, newMemberRules } from '@guiche/api-client/rules';

/** The invitation of a member, and the proof of who sends it. */
export const INVITE_FORM = {
  name: newMemberRules.name,
  email: newMemberRules.email,
  role: newMemberRules.role,
  password: newMemberRules.password,
  code: newMemberRules.code,
};

/** The role of a member, and the proof of who changes it. */
export const MEMBER_FORM = {
  role: changedMemberRules.role,
  password: changedMemberRules.password,
  code: changedMemberRules.code,
};
