import { defineEvent } from '../../runtime/events/index.js';

/** The sellers with a greater id have not been looked at since the demanded documents changed. */
export const sellersToCheck = defineEvent<{ readonly after?: string }>('documents.sellersToCheck');
