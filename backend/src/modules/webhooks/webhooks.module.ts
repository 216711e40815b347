import { Module } from '@nestjs/common';
import { PaymentsModule } from '../payments/index.js';
import { WebhooksController } from './http/webhooks.controller.js';
import { ProcessWebhookHandler } from './jobs/process-webhook.handler.js';
import { WebhookRetries } from './jobs/webhook-retries.js';
import { WebhookRecords } from './store/webhook-records.js';
import { ProcessWebhook } from './use-cases/process-webhook.js';
import { ReceiveWebhook } from './use-cases/receive-webhook.js';

@Module({
  imports: [PaymentsModule],
  controllers: [WebhooksController],
  providers: [WebhookRecords, ReceiveWebhook, ProcessWebhook, ProcessWebhookHandler, WebhookRetries],
})
export class WebhooksModule {}
