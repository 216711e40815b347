import { Injectable } from '@nestjs/common';
import { Handles, type JobHandler } from '../../../runtime/jobs/index.js';
import { ProcessWebhook } from '../use-cases/process-webhook.js';
import { processWebhookJob } from './process-webhook.job.js';

@Injectable()
@Handles(processWebhookJob)
export class ProcessWebhookHandler implements JobHandler<{ webhookId: string }> {
  constructor(private readonly processWebhook: ProcessWebhook) {}

  async handle({ webhookId }: { webhookId: string }): Promise<void> {
    await this.processWebhook.process(webhookId);
  }
}
