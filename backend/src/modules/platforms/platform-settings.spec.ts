import { expect, it } from '@jest/globals';
import { onPlatform } from '../../../test/support/contexts.js';
import type { TenantRepository, Transactions } from '../../database/index.js';
import type { Clock } from '../../runtime/clock/index.js';
import type { Envelope } from '../../runtime/crypto/index.js';
import type { Outbox } from '../../runtime/events/index.js';
import { PlatformRefused, type PlatformChange } from './platform-change.js';
import { PlatformSettings } from './platform-settings.js';
import type { StoredInstallationFees } from './store/installation-fees.js';
import type { Platform } from './store/platform.entity.js';
import type { SettingChanges } from './store/setting-changes.js';

// There is no database and no key: a change that is read, written or encrypted fails otherwise.
const settings = new PlatformSettings(
  {} as Transactions,
  {} as TenantRepository<Platform>,
  {} as SettingChanges,
  {} as StoredInstallationFees,
  {} as Envelope,
  {} as Outbox,
  {} as Clock,
);

it.each([0, false, '', null, [], {}])(
  'fees of %j are refused before anything is read or written',
  async (fees) => {
    const changed = settings.change(onPlatform('p-1'), { fees } as unknown as PlatformChange);
    await expect(changed).rejects.toThrow(PlatformRefused);
  },
);
