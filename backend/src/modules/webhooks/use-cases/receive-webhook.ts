import type { WebhookDelivery } from '@guiche/gateway-kit';
import { Injectable } from '@nestjs/common';
import { Transactions } from '../../../database/index.js';
import { Clock } from '../../../runtime/clock/index.js';
import { Jobs } from '../../../runtime/jobs/index.js';
import { processWebhookJob } from '../jobs/process-webhook.job.js';
import { WebhookRecords } from '../store/webhook-records.js';

/** Should the job be lost, the retries find the record after this. */
const SAFETY_NET_MS = 60_000;

/** Stores a delivery and asks for it to be understood, in one transaction: what is answered 200 is never lost. */
@Injectable()
export class ReceiveWebhook {
  constructor(
    private readonly transactions: Transactions,
    private readonly records: WebhookRecords,
    private readonly jobs: Jobs,
    private readonly clock: Clock,
  ) {}

  async receive(provider: string, token: string, delivery: WebhookDelivery): Promise<void> {
    const now = this.clock.now();
    const dueAt = new Date(now.getTime() + SAFETY_NET_MS);
    await this.transactions.run('receiveWebhook', async (tx) => {
      const webhookId = await this.records.receive(tx, { provider, token, now, dueAt }, delivery);
      await this.jobs.enqueue(tx, processWebhookJob, { webhookId });
    });
  }
}
