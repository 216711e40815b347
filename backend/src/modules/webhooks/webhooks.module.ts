import { Module } from '@nestjs/common';
import { AcquiringModule } from '../acquiring/index.js';
import { AuditModule } from '../audit/index.js';
import { ChargesModule } from '../charges/index.js';
import { IdentityModule } from '../identity/index.js';
import { ReviewModule } from '../review/index.js';
import { WithdrawsModule } from '../withdrawals/index.js';
import { PaymentsModule } from '../payments/index.js';
import { IngestPriority } from './ingest-priority.js';
import { WebhooksController } from './http/webhooks.controller.js';
import { WebhookLogsController } from './http/webhook-logs.controller.js';
import { WebhookProcessor } from './jobs/webhook-processor.js';
import { ProtectionModule } from '../protection/index.js';
import { ProviderQueries } from './store/provider-queries.js';
import { StoredWebhooks } from './store/stored-webhooks.js';
import { WebhookAddresses } from './store/webhook-addresses.js';
import { WebhookRecords } from './store/webhook-records.js';
import { UnknownAddressLimiter } from './unknown-address-limiter.js';
import { UnprovenDeliveries } from './unproven-deliveries.js';
import { ReceiveWebhook } from './use-cases/receive-webhook.js';
import { ProvenDeliveries } from './use-cases/proven-deliveries.js';
import { InspectWebhook } from './use-cases/inspect-webhook.js';
import { ReplayWebhooks } from './use-cases/replay-webhooks.js';
import { ProcessWebhook } from './use-cases/process-webhook.js';

@Module({
  imports: [
    ...[AcquiringModule, AuditModule, IdentityModule, PaymentsModule, ProtectionModule, ReviewModule],
    ...[ChargesModule, WithdrawsModule],
  ],
  controllers: [WebhooksController, WebhookLogsController],
  providers: [
    WebhookRecords,
    WebhookAddresses,
    UnknownAddressLimiter,
    ProviderQueries,
    UnprovenDeliveries,
    ProvenDeliveries,
    IngestPriority,
    ReceiveWebhook,
    ProcessWebhook,
    WebhookProcessor,
    StoredWebhooks,
    InspectWebhook,
    ReplayWebhooks,
  ],
})
export class WebhooksModule {}
