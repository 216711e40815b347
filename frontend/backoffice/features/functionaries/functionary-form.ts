import { FLAGS, type Flag } from '@guiche/access';
import { newFunctionaryRules, reasonedRules } from '@guiche/api-client/rules';
import { rules } from '@guiche/field-rules';

/** One switch for each permission, by its name. */
const FLAG_RULES = Object.fromEntries(FLAGS.map((flag) => [flag, rules.boolean()])) as Readonly<
  Record<Flag, ReturnType<typeof rules.boolean>>
>;

/** The fields of an invitation. */
export const INVITATION_FORM = {
  name: newFunctionaryRules.name,
  email: newFunctionaryRules.email,
  ...FLAG_RULES,
};

/** The fields of a functionary who exists. The e-mail address stays. */
export const FUNCTIONARY_FORM = { name: newFunctionaryRules.name, blocked: rules.boolean(), ...FLAG_RULES };

/** Why the access of a functionary is taken away, and the proof of who does it. */
export const ACCESS_FORM = {
  reason: reasonedRules.reason,
  password: reasonedRules.password,
  code: reasonedRules.code,
};

/** The permissions that are chosen in a form. */
export const chosenFlags = (values: Readonly<Record<Flag, unknown>>): Flag[] =>
  FLAGS.filter((flag) => values[flag] === true || values[flag] === 'on');

/** The texts of the switches for these permissions. */
export const flagTexts = (flags: readonly string[]): Record<Flag, string> =>
  Object.fromEntries(FLAGS.map((flag) => [flag, flags.includes(flag) ? 'on' : ''])) as Record<Flag, string>;
