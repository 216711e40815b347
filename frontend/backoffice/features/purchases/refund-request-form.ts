import { askRefundRules } from '@guiche/api-client/rules';

export const REQUEST_REASONS = [
  'REGRET',
  'NOT_RECEIVED',
  'NOT_AS_DESCRIBED',
  'BOUGHT_TWICE',
  'OTHER',
] as const;

/** The request for the money of a purchase. */
export const REFUND_REQUEST_FORM = {
  reason: askRefundRules.reason,
  details: askRefundRules.details,
  pixKey: askRefundRules.pixKey,
};
