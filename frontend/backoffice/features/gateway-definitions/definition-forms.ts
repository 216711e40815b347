import { defineGatewayRules, rehearseGatewayRules } from '@guiche/api-client/rules';

const { definition, sample } = rehearseGatewayRules;
const { reason, password, code } = defineGatewayRules;

/** What is needed to keep a definition. */
export const DEFINE_FORM = { definition, reason, password, code };

/** The page: a definition is checked without reason and password. */
export const DEFINITION_FORM = {
  definition,
  sample,
  reason: { ...reason, optional: true },
  password: { ...password, optional: true },
  code,
} as const;
