import {
  clearStaffAddressesRules,
  platformDataRules,
  platformGatewaysRules,
  platformLimitsRules,
  platformPermissionsRules,
  platformSecretRules,
  platformStatusRules,
  setPlanRules,
} from '@guiche/api-client/rules';
import { rules } from '@guiche/field-rules';
import type { FormRules } from '../../forms/field-text';

/** The tabs of a platform, in their order. */
export const PLATFORM_TABS = [
  'data',
  'permissions',
  'gateways',
  'limits',
  'plan',
  'secrets',
  'access',
  'status',
] as const;
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

const LIMIT = rules.optional(rules.integer({ min: 1, max: 1_000_000 }));

/** The velocity limits, by the names that the API tells. An empty field is the usual limit. */
export const platformLimitsForm = (limits: readonly { readonly name: string }[]): FormRules => ({
  ...Object.fromEntries(limits.map((limit) => [limit.name, LIMIT])),
  reason: platformLimitsRules.reason,
});

const { name, value, reason, password, code } = platformSecretRules;

/** A key, or the address of a certificate. */
export const PLATFORM_SECRET_FORM = { name, value, reason, password, code };

/** Why staff sign in from everywhere again. */
export const PLATFORM_ACCESS_FORM = { reason: clearStaffAddressesRules.reason };

/** Why the status changes, and the proof of who changes it. */
export const PLATFORM_STATUS_FORM = {
  trialEndsOn: platformStatusRules.trialEndsOn,
  reason: platformStatusRules.reason,
  password: platformStatusRules.password,
  code: platformStatusRules.code,
};

const { basedOn: _basedOn, ...plan } = setPlanRules;

/** What the platform pays the operator for a month. */
export const PLATFORM_PLAN_FORM = plan;
