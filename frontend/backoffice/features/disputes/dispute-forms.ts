import {
  disputeDefenceRules,
  disputeEvidenceRules,
  disputeNoticeRules,
  disputeResultRules,
} from '@guiche/api-client/rules';

/** A notice that reached staff. */
export const NEW_DISPUTE_FORM = {
  payment: disputeNoticeRules.payment,
  amount: disputeNoticeRules.amount,
  reason: disputeNoticeRules.reason,
  providerReference: disputeNoticeRules.providerReference,
  dueOn: disputeNoticeRules.dueOn,
  password: disputeNoticeRules.password,
  code: disputeNoticeRules.code,
};

/** What was sent. */
export const DEFENCE_FORM = { reason: disputeDefenceRules.reason };

/** How it ended. */
export const DISPUTE_RESULT_FORM = {
  result: disputeResultRules.result,
  amount: disputeResultRules.amount,
  reason: disputeResultRules.reason,
  password: disputeResultRules.password,
  code: disputeResultRules.code,
};

/** What a seller knows. */
export const EVIDENCE_FORM = { text: disputeEvidenceRules.text };
