import { defineJob } from '../../../runtime/jobs/index.js';

/**
 * One question to a provider about one attempt. Not retried by the queue: the janitor's due_at rules. Many may hang at a
 * silent provider, and the webhooks of the others must not stand behind them.
 */
export const askProviderJob = defineJob<{ attemptId: string; platformId: string }>('askProvider', {
  maxAttempts: 1,
  canWait: true,
});
