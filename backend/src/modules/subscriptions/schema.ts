import type { ModuleSchema } from '../../database/index.js';
import { SubscriptionRow } from './store/subscription.entity.js';

export const SUBSCRIPTIONS_SCHEMA: ModuleSchema = {
  entities: [SubscriptionRow],
  publishes: ['subscriptions_read'],
  reads: ['orders_read', 'payments_read'],
};
