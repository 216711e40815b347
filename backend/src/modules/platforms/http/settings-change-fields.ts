import { rules } from '@guiche/field-rules';

/** The rules of what every change of settings says. */
export const settingsChangeFields = {
  reason: rules.text({ min: 3, max: 500 }),
  validFrom: rules.optional(rules.text({ max: 10, pattern: /^\d{4}-\d{2}-\d{2}$/ })),
  version: rules.integer({ min: 1 }),
};
