import { acceptedRateRules, anticipationDecisionRules, newAnticipationRules } from '@guiche/api-client/rules';

/** How much is to be paid early, before the seller sees what it costs. */
export const ANTICIPATE_FORM = { amount: newAnticipationRules.amount };

/** The same with the proof of who asks. */
export const CONFIRM_ANTICIPATION_FORM = {
  ...ANTICIPATE_FORM,
  password: newAnticipationRules.password,
  code: newAnticipationRules.code,
};

/** The seller accepts another rate. */
export const ACCEPT_RATE_FORM = { password: acceptedRateRules.password, code: acceptedRateRules.code };

const { reason, password, code, feeBps } = anticipationDecisionRules;

/** What staff decide, and why. */
export const ANTICIPATION_DECISION_FORM = { reason, password, code };

const { optional: _, ...RATE } = feeBps;
/** Another rate, which the seller has to accept. */
export const CHANGE_RATE_FORM = { feeBps: RATE, reason, password, code };
