import { Injectable } from '@nestjs/common';
import { Transactions } from '../../../database/index.js';
import { Jobs, Sweeps, type Sweeper } from '../../../runtime/jobs/index.js';
import { WebhookRecords } from '../store/webhook-records.js';
import { processWebhookJob } from './process-webhook.job.js';

const AT_ONCE = 100;
const CLAIM_MS = 30_000;

/** Looks again at deliveries that matched nothing yet, or whose job was lost. */
@Injectable()
@Sweeps('webhookRetries', 1_000)
export class WebhookRetries implements Sweeper {
  constructor(
    private readonly transactions: Transactions,
    private readonly records: WebhookRecords,
    private readonly jobs: Jobs,
  ) {}

  async sweep(now: Date): Promise<number> {
    return this.transactions.run('claimDueWebhooks', async (tx) => {
      const due = await this.records.claimDue(tx, now, new Date(now.getTime() + CLAIM_MS), AT_ONCE);
      for (const { id } of due)
        await this.jobs.enqueue(tx, processWebhookJob, { webhookId: id }, { jobKey: `webhook:${id}` });
      return due.length;
    });
  }
}
