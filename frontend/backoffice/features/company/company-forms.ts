import { companyChangeRules, notificationsChangeRules, reasonRules } from '@guiche/api-client/rules';

const { version: _, ...company } = companyChangeRules;
const { version: __, ...modes } = notificationsChangeRules;

/** How the seller trades and how buyers reach them. */
export const COMPANY_FORM = company;

/** One choice for each event. */
export const NOTIFICATIONS_FORM = modes;

/** Why the account should be deleted. */
export const DELETION_FORM = { reason: reasonRules.reason };

export const EVENTS = Object.keys(modes) as (keyof typeof modes)[];
