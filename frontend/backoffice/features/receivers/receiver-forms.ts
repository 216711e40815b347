import { receiverDecisionRules, settledReceiverRules } from '@guiche/api-client/rules';

const { reason, password, code } = receiverDecisionRules;

/** What staff decide, and why. */
export const RECEIVER_DECISION_FORM = { reason, password, code };

/** What staff saw at the provider. Without an id it says that the provider has none. */
export const RECEIVER_SETTLEMENT_FORM = {
  receiverId: settledReceiverRules.receiverId,
  reason: settledReceiverRules.reason,
  password: settledReceiverRules.password,
  code: settledReceiverRules.code,
};
