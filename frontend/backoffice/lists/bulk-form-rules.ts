import { rules } from '@guiche/field-rules';

/** Why staff do something with several rows. */
export const BULK_FORM = { reason: rules.text({ min: 3, max: 1_000 }) };
