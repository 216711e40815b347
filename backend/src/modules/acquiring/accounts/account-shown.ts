import {
  describeCredentials,
  openCredentials,
  type AnyGateway,
  type ConfiguredCertificate,
  type Evidence,
} from '@guiche/gateway-kit';
import { certificateExpiry } from '../../../runtime/http/index.js';
import type { Route } from '../routing/domain/route.js';
import type { KnownAccount } from './gateway-accounts.js';
import type { GatewayCosts, MinAmounts } from './gateway-account.entity.js';

/** A gateway account without its secrets, which are write-only: only their presence is shown. */
export interface AccountShown {
  readonly id: string;
  readonly platformId: string;
  readonly provider: string;
  /** The evidence for the protocol; null when the provider is not supported. */
  readonly evidence: Evidence | null;
  readonly name: string;
  readonly active: boolean;
  readonly draining: boolean;
  /** The one to name with the next change. */
  readonly version: number;
  readonly baseAddress: string;
  readonly accountsBaseAddress: string | null;
  readonly loginBaseAddress: string | null;
  readonly webhookAddress: string;
  readonly proxySet: boolean;
  readonly certificatesSet: { readonly cashIn: boolean; readonly cashOut: boolean };
  /** Null: there is none, or only the address of its file is stored. */
  readonly certificatesExpire: { readonly cashIn: Date | null; readonly cashOut: Date | null };
  /** The public fields with their values. */
  readonly credentials: Readonly<Record<string, unknown>>;
  readonly secretsSet: readonly string[];
  /** What a call would be refused for. */
  readonly problems: readonly string[];
  /** Those that hold now. */
  readonly costs: GatewayCosts;
  /** False: nobody has entered costs, so that they are zeros. */
  readonly costsEntered: boolean;
  /** In cents of a real, by method: the account's own, else the gateway's. */
  readonly minAmounts: MinAmounts;
  readonly routes: readonly Route[];
}

export function showAccount(known: KnownAccount, gateway: AnyGateway | undefined, now: Date): AccountShown {
  const opened = known.open();
  const { account } = opened;
  const isPublic = new Set(
    gateway
      ? describeCredentials(gateway.manifest.credentials).flatMap(({ name, secret }) =>
          secret ? [] : [name],
        )
      : [],
  );
  const fields = Object.entries(account.credentials);
  const { costs, entered: costsEntered } = known.costsAt(now);
  return {
    id: account.id,
    platformId: account.platformId,
    provider: account.provider,
    evidence: gateway?.manifest.evidence ?? null,
    name: known.name,
    active: known.active,
    draining: known.draining,
    version: known.version,
    baseAddress: account.baseAddress,
    accountsBaseAddress: account.accountsBaseAddress ?? null,
    loginBaseAddress: account.loginBaseAddress ?? null,
    webhookAddress: opened.webhookUrl(),
    proxySet: account.proxy !== undefined,
    certificatesSet: {
      cashIn: account.cashInCertificate !== undefined,
      cashOut: account.cashOutCertificate !== undefined,
    },
    certificatesExpire: {
      cashIn: expiryOf(account.cashInCertificate),
      cashOut: expiryOf(account.cashOutCertificate),
    },
    credentials: Object.fromEntries(fields.filter(([name]) => isPublic.has(name))),
    secretsSet: fields.flatMap(([name]) => (isPublic.has(name) ? [] : [name])),
    problems: gateway
      ? openCredentials(gateway.manifest.credentials, account.credentials).problems
      : ['no adapter for this provider'],
    ...{ costs, costsEntered },
    minAmounts: { ...gateway?.manifest.minAmounts, ...known.minAmounts },
    routes: known.routes,
  };
}

const expiryOf = (certificate: ConfiguredCertificate | undefined): Date | null =>
  (certificate && 'pfx' in certificate && certificateExpiry(certificate)) || null;
