import { newReceiverRules, receiverDecisionRules, settledReceiverRules } from '@guiche/api-client/rules';

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

const {
  partnerName,
  partnerDocument,
  partnerEmail,
  partnerPhone,
  partnerBirthDate,
  partnerIncome,
  partnerOccupation,
  partnerIsRepresentative,
  tradingName,
  birthDate,
  occupation,
  ...OF_ALL
} = newReceiverRules;

/** Of a person. */
export const PERSON_RECEIVER_FORM = { ...OF_ALL, birthDate, occupation };

/** Of a company, with the partner who manages it. */
export const COMPANY_RECEIVER_FORM = {
  ...{ ...OF_ALL, tradingName, partnerName, partnerDocument, partnerEmail, partnerPhone },
  ...{ partnerBirthDate, partnerIncome, partnerOccupation, partnerIsRepresentative },
};
