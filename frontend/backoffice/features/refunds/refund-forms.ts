import { endRefundRules, staffRefundRules } from '@guiche/api-client/rules';

const { reason, password, code } = staffRefundRules;

/** The refund of a payment, or of an amount of it. */
export const REFUND_FORM = {
  payment: staffRefundRules.payment,
  amount: staffRefundRules.amount,
  reason,
  password,
  code,
};

/** What staff saw at the provider. */
export const END_REFUND_FORM = { reason: endRefundRules.reason, password, code };
