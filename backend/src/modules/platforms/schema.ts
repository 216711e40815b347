import type { ModuleSchema } from '../../database/index.js';
import { Domain } from './store/domain.entity.js';
import { PlatformPixel } from './store/platform-pixel.entity.js';
import { Platform } from './store/platform.entity.js';

export const PLATFORMS_SCHEMA: ModuleSchema = {
  entities: [Platform, Domain, PlatformPixel],
  tables: [
    'platform_setting_changes',
    'platform_trials',
    'platform_second_secrets',
    'platform_secret_uses',
    'served_hosts',
    'installation_fees',
  ],
  publishes: [
    ...['platforms_read', 'platform_standing_read', 'platform_trials_read', 'platform_brands_read'],
    ...[
      'domains_read',
      'platform_pixels_read',
      'platform_withdrawal_rules_read',
      'platform_dispute_rules_read',
      'platform_anticipation_rules_read',
      'platform_selling_rules_read',
      'platform_document_rules_read',
      'platform_staff_addresses_read',
      'platform_languages_read',
    ],
  ],
  reads: ['users_read', 'masters_read'],
};
