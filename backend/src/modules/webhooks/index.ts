export { WebhookRecord, type WebhookState } from './store/webhook-record.entity.js';
export { SEALED_IN_WEBHOOKS, webhookSealContext } from './store/webhook-records.js';
export { WebhooksModule } from './webhooks.module.js';
export { WEBHOOKS_SCHEMA } from './schema.js';
