import { differenceDecisionRules } from '@guiche/api-client/rules';

const { action, ownerId, reason, password, code } = differenceDecisionRules;

/** What staff do with a difference, and why. */
export const DIFFERENCE_FORM = { action, ownerId, reason, password, code };
