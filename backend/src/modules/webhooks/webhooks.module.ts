import { Module } from '@nestjs/common';
import { AcquiringModule } from '../acquiring/index.js';
import { ReviewModule } from '../review/index.js';
import { PaymentsModule } from '../payments/index.js';
import { ArrivalsFirst } from './arrivals-first.js';
import { WebhooksController } from './http/webhooks.controller.js';
import { WebhookDesk } from './jobs/webhook-desk.js';
import { ProtectionModule } from '../protection/index.js';
import { PayoutNews } from './store/payout-news.js';
import { ProviderQueries } from './store/provider-queries.js';
import { WebhookRecords } from './store/webhook-records.js';
import { Strangers } from './strangers.js';
import { UnprovenDeliveries } from './unproven-deliveries.js';
import { ReceiveWebhook } from './use-cases/receive-webhook.js';
import { ProvenDeliveries } from './use-cases/proven-deliveries.js';
import { UnderstandWebhook } from './use-cases/understand-webhook.js';

@Module({
  imports: [AcquiringModule, PaymentsModule, ProtectionModule, ReviewModule],
  controllers: [WebhooksController],
  providers: [
    WebhookRecords,
    PayoutNews,
    Strangers,
    ProviderQueries,
    UnprovenDeliveries,
    ProvenDeliveries,
    ArrivalsFirst,
    ReceiveWebhook,
    UnderstandWebhook,
    WebhookDesk,
  ],
})
export class WebhooksModule {}
