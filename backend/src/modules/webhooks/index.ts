export { WebhookRecord, type WebhookState } from './store/webhook-record.entity.js';
export { WebhooksModule } from './webhooks.module.js';
