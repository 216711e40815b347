import { rules } from '@guiche/field-rules';

/** Why people do something with several rows. */
export const BULK_FORM = { reason: rules.text({ min: 3, max: 1_000 }) };

/** The same where money moves: with the password again. */
export const PROVEN_BULK_FORM = {
  ...BULK_FORM,
  password: rules.opaqueText({ min: 1, max: 200 }),
  code: rules.optional(rules.text({ max: 40 })),
};
