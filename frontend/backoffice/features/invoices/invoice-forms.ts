import { invoiceDecisionRules, newInvoiceRules } from '@guiche/api-client/rules';

const { platform, kind, reference, amount, dueOn, note, password, code } = newInvoiceRules;

/** Which platform to bill, what for, and the proof of who does it. */
export const NEW_INVOICE_FORM = { platform, kind, reference, amount, dueOn, note, password, code };

/** What a master does with an invoice, and why. */
export const INVOICE_FORM = {
  action: invoiceDecisionRules.action,
  amount: invoiceDecisionRules.amount,
  reason: invoiceDecisionRules.reason,
  password: invoiceDecisionRules.password,
  code: invoiceDecisionRules.code,
};
