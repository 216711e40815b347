import { defineJob } from '../jobs/job-definition.js';

/** One try, at once; what fails or is lost is found by the outbox sweep, by our clock. */
export const deliverEvent = defineJob<{ id: string; platformId: string }>('deliverEvent', { maxAttempts: 1 });
