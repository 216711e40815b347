export { WITHDRAWALS_SCHEMA } from './schema.js';
export { STATE_FOR_OWNER } from './state-for-owner.js';
export { PayoutNotifications } from './store/payout-news.js';
export { SEALED_IN_WITHDRAWALS } from './store/sealed-columns.js';
export { WithdrawsModule } from './withdrawals.module.js';
