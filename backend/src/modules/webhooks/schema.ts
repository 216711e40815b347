import type { ModuleSchema } from '../../database/index.js';
import { WebhookRecord } from './store/webhook-record.entity.js';

export const WEBHOOKS_SCHEMA: ModuleSchema = {
  entities: [WebhookRecord],
  tables: ['provider_queries', 'webhook_replays'],
  publishes: ['webhook_records_read'],
  reads: ['attempts_read', 'gateway_accounts_read', 'platforms_read', 'velocity_counters_read'],
};
