import { debtDecisionRules } from '@guiche/api-client/rules';

const { reason, password, code } = debtDecisionRules;

/** Why something is done about a debt; the button says what. */
export const DEBT_FORM = { reason, password, code };
