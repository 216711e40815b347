export { secondChargeDate, type SubscriptionStatus } from './domain/recurrence.js';
export { SubscriptionRow } from './store/subscription.entity.js';
export { SubscriptionsModule } from './subscriptions.module.js';
