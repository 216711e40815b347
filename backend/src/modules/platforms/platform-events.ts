import { defineEvent } from '../../runtime/events/index.js';

/** The documents that sellers must send have changed. The event says no more: whoever receives it reads the rules. */
export const documentRulesChanged = defineEvent<object>('platform.documentRulesChanged');
