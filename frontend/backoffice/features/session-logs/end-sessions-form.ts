import { endSessionsRules } from '@guiche/api-client/rules';

/** Why sessions are ended. */
export const END_SESSIONS_FORM = { reason: endSessionsRules.reason };
