import {
  bankAccountDecisionRules,
  newBankAccountRules,
  settledWithdrawalRules,
} from '@guiche/api-client/rules';

const { kind: _, ...BOTH } = newBankAccountRules;
const { bankCode, branchNumber, branchDigit, accountNumber, accountDigit, accountType, pixKey, pixType } =
  BOTH;

/** A bank account. Password and code prove who is adding it. */
export const BANK_FORM = {
  bankCode,
  branchNumber,
  branchDigit,
  accountNumber,
  accountDigit,
  accountType,
  password: BOTH.password,
  code: BOTH.code,
};

/** A PIX key. */
export const PIX_FORM = { pixKey, pixType, password: BOTH.password, code: BOTH.code };

/** A test has nothing to fill in. */
export const TEST_FORM = {};

/** What became of a test that the provider does not answer about. */
export const TEST_RESULT_FORM = {
  reason: settledWithdrawalRules.reason,
  password: settledWithdrawalRules.password,
  code: settledWithdrawalRules.code,
};

/** What staff decide, and why. */
export const DECISION_FORM = { reason: bankAccountDecisionRules.reason };
