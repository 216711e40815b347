import {
  platformDataRules,
  platformGatewaysRules,
  platformPermissionsRules,
  platformSecretRules,
  platformStatusRules,
} from '@guiche/api-client/rules';

/** The tabs of a platform, in their order. */
export const PLATFORM_TABS = ['data', 'permissions', 'gateways', 'secrets', 'status'] as const;
export type PlatformTab = (typeof PLATFORM_TABS)[number];

const { version: _version, ...data } = platformDataRules;
const { version: _permissions, ...permissions } = platformPermissionsRules;

/** The name of a platform and who runs it. */
export const PLATFORM_DATA_FORM = data;

/** What a platform may do, and its receiver. */
export const PLATFORM_PERMISSIONS_FORM = permissions;

/** Which gateways a platform may connect. The gateways themselves are boxes to tick. */
export const PLATFORM_GATEWAYS_FORM = {
  all: platformGatewaysRules.all,
  reason: platformGatewaysRules.reason,
};

const { name, value, reason, password, code } = platformSecretRules;

/** A key, or the address of a certificate. */
export const PLATFORM_SECRET_FORM = { name, value, reason, password, code };

/** Why the status changes, and the proof of who changes it. */
export const PLATFORM_STATUS_FORM = {
  reason: platformStatusRules.reason,
  password: platformStatusRules.password,
  code: platformStatusRules.code,
};
