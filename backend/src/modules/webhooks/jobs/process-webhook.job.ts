import { defineJob } from '../../../runtime/jobs/index.js';

/** Understanding one stored delivery. */
export const processWebhookJob = defineJob<{ webhookId: string }>('processWebhook');
