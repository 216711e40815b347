import type { ModuleSchema } from '../../database/index.js';
import { PayoutAccount } from './store/payout-account.entity.js';

export const BANK_ACCOUNTS_SCHEMA: ModuleSchema = {
  entities: [PayoutAccount],
  publishes: ['bank_accounts_read'],
  reads: ['users_read', 'account_tests_read'],
};
