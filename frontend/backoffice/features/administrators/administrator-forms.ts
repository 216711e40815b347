import {
  changePlatformRules,
  newAdministratorRules,
  newPlatformRules,
  staffReasonRules,
} from '@guiche/api-client/rules';

/** The invitation of an administrator of a platform. */
export const ADMINISTRATOR_FORM = {
  platform: newAdministratorRules.platform,
  name: newAdministratorRules.name,
  email: newAdministratorRules.email,
};

/** A new platform and its first administrator. */
export const PLATFORM_FORM = {
  name: newPlatformRules.name,
  host: newPlatformRules.host,
  administratorName: newPlatformRules.administratorName,
  administratorEmail: newPlatformRules.administratorEmail,
};

/** To which platform an administrator moves, and why. */
export const MOVE_FORM = { platform: changePlatformRules.platform, reason: changePlatformRules.reason };

/** Why something is done to an administrator. */
export const REASON_FORM = { reason: staffReasonRules.reason };
