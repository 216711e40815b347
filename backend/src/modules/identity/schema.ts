import type { ModuleSchema } from '../../database/index.js';
import { Master } from './store/master.entity.js';
import { User } from './store/user.entity.js';

export const IDENTITY_SCHEMA: ModuleSchema = {
  entities: [Master, User],
  tables: [
    'sessions',
    'sign_in_log',
    'account_links',
    'second_factors',
    'recovery_codes',
    'email_confirmations',
    'api_keys',
    'passkeys',
    'passkey_challenges',
    'remembered_devices',
    'platform_entries',
    'blocked_networks',
    'seller_counts',
  ],
  publishes: [
    'users_read',
    'users_searched',
    'seller_counts_read',
    'masters_read',
    'sign_in_log_read',
    'sessions_read',
    'blocked_networks_read',
    'second_factors_read',
    'passkeys_read',
  ],
  reads: ['platform_staff_addresses_read'],
};
