import { adjustmentDecisionRules, newAdjustmentRules } from '@guiche/api-client/rules';

const { seller, direction, amount, reason, password, code } = newAdjustmentRules;

/** Whose balance changes, by how much, why, and the proof of who proposes it. */
export const NEW_ADJUSTMENT_FORM = { seller, direction, amount, reason, password, code };

/** Why it is confirmed or refused. The button says which. */
export const ADJUSTMENT_FORM = {
  reason: adjustmentDecisionRules.reason,
  password: adjustmentDecisionRules.password,
  code: adjustmentDecisionRules.code,
};
