import { chargeDecisionRules, newChargesRules } from '@guiche/api-client/rules';

const { sellers, kind, reference, amount, dueOn, note, password, code } = newChargesRules;

/** Whom to charge, what for, and the proof of who does it. */
export const NEW_CHARGE_FORM = { sellers, kind, reference, amount, dueOn, note, password, code };

/** What staff do with a charge, and why. */
export const CHARGE_FORM = {
  action: chargeDecisionRules.action,
  amount: chargeDecisionRules.amount,
  reason: chargeDecisionRules.reason,
  password: chargeDecisionRules.password,
  code: chargeDecisionRules.code,
};
