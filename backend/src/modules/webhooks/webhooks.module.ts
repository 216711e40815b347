import { Module } from '@nestjs/common';
import { PaymentsModule } from '../payments/index.js';
import { ArrivalsFirst } from './arrivals-first.js';
import { WebhooksController } from './http/webhooks.controller.js';
import { ForgetWebhooks } from './jobs/forget-webhooks.js';
import { WebhookDesk } from './jobs/webhook-desk.js';
import { PayoutNews } from './store/payout-news.js';
import { WebhookRecords } from './store/webhook-records.js';
import { Strangers } from './strangers.js';
import { ReceiveWebhook } from './use-cases/receive-webhook.js';
import { UnderstandWebhook } from './use-cases/understand-webhook.js';

@Module({
  imports: [PaymentsModule],
  controllers: [WebhooksController],
  providers: [
    WebhookRecords,
    PayoutNews,
    Strangers,
    ArrivalsFirst,
    ReceiveWebhook,
    UnderstandWebhook,
    WebhookDesk,
    ForgetWebhooks,
  ],
})
export class WebhooksModule {}
