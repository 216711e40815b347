import { describeCredentials, type AnyGateway } from '@guiche/gateway-kit';
import type { Locale } from '@guiche/i18n';
import type { AccountHealth } from '../accounts/account-health.js';
import type { AccountChange } from '../accounts/account-change.js';
import type { AccountShown } from '../accounts/account-shown.js';
import type {
  ChangedGatewayAccountDto,
  CredentialValueDto,
  GatewayAccountDto,
  GatewayDto,
} from './gateway-accounts.dto.js';

const CHARGES = { PIX: 'chargePix', CREDIT_CARD: 'chargeCard', BILLET: 'chargeBillet' } as const;

/** A gateway with the fields of its form, in the language of the reader. */
export function shownGateway({ manifest }: AnyGateway, locale: Locale): GatewayDto {
  const methods = (Object.keys(CHARGES) as (keyof typeof CHARGES)[]).filter((method) =>
    manifest.capabilities.includes(CHARGES[method]),
  );
  return {
    ...{ provider: manifest.id, name: manifest.name, methods, evidence: manifest.evidence },
    exampleBaseAddress: manifest.exampleBaseAddress,
    wantsCertificate: (manifest.mutualTls ?? []).length > 0,
    fields: describeCredentials(manifest.credentials).map(({ label, ...field }) => ({
      ...field,
      label: label[locale],
    })),
  };
}

/** An account with what it did in the last 24 hours. */
export const shownGatewayAccount = (
  { platformId: _, proxySet: __, minAmounts: ___, routes: ____, ...shown }: AccountShown,
  health: readonly AccountHealth[],
): GatewayAccountDto => ({
  ...shown,
  health: health.find(({ accountId }) => accountId === shown.id) ?? null,
});

/** What a submitted form changes. An address that stays is not written: the demonstration stores a placeholder in its place. */
export function changeOfAccount(input: ChangedGatewayAccountDto, present: AccountShown): AccountChange {
  const addresses = (['baseAddress', 'accountsBaseAddress', 'loginBaseAddress'] as const)
    .map((name) => [name, input[name] ?? null] as const)
    .filter(([name, value]) => value !== present[name]);
  return {
    ...Object.fromEntries(addresses),
    ...{
      name: input.name,
      active: input.active,
      draining: input.draining,
      acceptsUnverified: input.acceptsUnverified,
    },
    ...(input.credentials.length > 0 && { credentials: credentialsByName(input.credentials) }),
  };
}

/** By name; null takes a value away. */
export const credentialsByName = (values: readonly CredentialValueDto[]): Record<string, string | null> =>
  Object.fromEntries(values.map(({ name, value }) => [name, value ?? null]));
