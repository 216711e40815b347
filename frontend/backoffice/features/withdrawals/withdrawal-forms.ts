import {
  approvedWithdrawalsRules,
  newWithdrawalRules,
  settledWithdrawalRules,
  withdrawalDecisionRules,
} from '@guiche/api-client/rules';

/** How much goes where, before the owner sees what it costs. */
export const WITHDRAW_FORM = {
  amount: newWithdrawalRules.amount,
  destination: newWithdrawalRules.destination,
};

/** The same with the proof of who asks. */
export const CONFIRM_FORM = {
  ...WITHDRAW_FORM,
  password: newWithdrawalRules.password,
  code: newWithdrawalRules.code,
};

const { reason, endToEndId, password, code } = withdrawalDecisionRules;

/** What staff decide, and why. */
export const WITHDRAWAL_DECISION_FORM = { reason, password, code };

/** A payment that staff made by hand. */
const { optional: _, ...BANK_ID } = endToEndId;
export const BY_HAND_FORM = { endToEndId: BANK_ID, reason, password, code };

/** What staff saw at the provider. */
export const RESULT_FORM = { reason: settledWithdrawalRules.reason, password, code };

/** Why several withdrawals are approved, and the proof of who does it. */
export const APPROVE_MANY_FORM = {
  reason: approvedWithdrawalsRules.reason,
  password: approvedWithdrawalsRules.password,
  code: approvedWithdrawalsRules.code,
};
