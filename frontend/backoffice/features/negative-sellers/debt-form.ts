import { debtAgreementRules, debtDecisionRules } from '@guiche/api-client/rules';

const { reason, password, code } = debtDecisionRules;

/** Why something is done about a debt; the button says what. */
export const DEBT_FORM = { reason, password, code };

/** How a debt is paid by instalments. */
export const AGREEMENT_FORM = {
  instalments: debtAgreementRules.instalments,
  firstDueOn: debtAgreementRules.firstDueOn,
  reason: debtAgreementRules.reason,
  password: debtAgreementRules.password,
  code: debtAgreementRules.code,
};
