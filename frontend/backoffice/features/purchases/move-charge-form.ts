import { moveChargeRules } from '@guiche/api-client/rules';

/** The day of the next charge of a subscription. */
export const MOVE_CHARGE_FORM = { date: moveChargeRules.date };
