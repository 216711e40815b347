export { secondChargeDate, type SubscriptionStatus } from './domain/recurrence.js';
export { chargeDays, type ChargeDays } from './domain/charge-days.js';
export { SubscriptionRow } from './store/subscription.entity.js';
export { Subscriptions, type MovableCharge, type NextCharge } from './store/subscriptions.js';
export { SubscriptionsModule } from './subscriptions.module.js';
export { SUBSCRIPTIONS_SCHEMA } from './schema.js';
