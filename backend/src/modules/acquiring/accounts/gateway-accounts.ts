import type { ConfiguredCertificate, GatewayAccount } from '@guiche/gateway-kit';
import type { Cents } from '@guiche/money';
import { cents } from '@guiche/money';
import { Injectable } from '@nestjs/common';
import { AppConfig, SimulatorConfig } from '../../../config/index.js';
import { Reads, sql } from '../../../database/index.js';
import type { TenantContext } from '../../../runtime/context/index.js';
import { Envelope } from '../../../runtime/crypto/index.js';
import { NotifyInvalidatedCache, PgNotifications } from '../../../runtime/notifications/index.js';
import { CATALOG_CHANGED } from '../../platforms/index.js';
import { platformKeyContext } from '../../platforms/index.js';
import type { Route } from '../routing/domain/route.js';
import { costsAt, type CostVersion, type CostsInEffect } from './cost-versions.js';
import type { GatewayCosts, MinAmounts } from './gateway-account.entity.js';
import { sealContext } from './sealed-columns.js';

/** A gateway account, opened: ready for a call, never for a log. */
export interface OpenAccount {
  readonly account: GatewayAccount;
  readonly webhookToken: string;
  /** The address of a webhook of this account: with its own token, or with that of one attempt. */
  webhookUrl(token?: string): string;
  /** The receiver of the platform: it gets the rest of a charge that is made in a seller's name. */
  readonly defaultReceiverId: string | null;
  /** An inactive account makes no charges. Its earlier charges are still queried. */
  readonly active: boolean;
}

/** An account as it is known without opening it. */
export interface KnownAccount {
  readonly id: string;
  readonly provider: string;
  readonly name: string;
  readonly active: boolean;
  /** It takes no new sales. */
  readonly draining: boolean;
  /** Counts the edits of the account. */
  readonly version: number;
  /** What the provider takes of a payment that is routed at this instant. */
  costsAt(at: Date): CostsInEffect;
  /** What was agreed for this account; empty where the gateway's own minimums hold. */
  readonly minAmounts: MinAmounts;
  /** The lines of the platform's lists that name it. */
  readonly routes: readonly Route[];
  open(): OpenAccount;
}

const MOST_PLATFORMS = 500;

// The oldest first. One statement for all that a platform's payments need to know of its accounts.
const OF_PLATFORM = sql<{ platformId: string }>(
  'gateway-accounts-of-platform',
  `
select a.id, a.platform_id as "platformId", a.provider, a.name, a.active, a.draining, a.version, a.base_address as "baseAddress",
  a.accounts_base_address as "accountsBaseAddress", a.login_base_address as "loginBaseAddress",
  a.credentials_sealed as "credentialsSealed",
  a.cash_in_certificate_sealed as "cashInCertificateSealed", a.cash_out_certificate_sealed as "cashOutCertificateSealed",
  a.proxy_sealed as "proxySealed", a.costs, a.min_amounts as "minAmounts", a.webhook_base_address as "webhookBaseAddress", a.webhook_token as "webhookToken",
  a.webhook_auth_token_sealed as "webhookAuthTokenSealed",
  p.cert_cash_in_url as "certCashInUrl", p.cert_cash_out_url as "certCashOutUrl", p.blocked_cashout as "blockedCashout",
  p.default_receiver_id as "defaultReceiverId", p.private_key_sealed as "privateKeySealed",
  coalesce((
    select json_agg(json_build_object('id', c.id, 'costs', c.costs, 'validFrom', c.valid_from)
      order by c.valid_from desc, c.created_at desc, c.id desc)
    from gateway_costs c where c.gateway_account_id = a.id and c.platform_id = a.platform_id and c.canceled_at is null
  ), '[]') as "costVersions",
  coalesce((
    select json_agg(json_build_object('id', r.id, 'accountId', r.gateway_account_id, 'method', r.method, 'position', r.position,
      'weight', r.weight, 'byCost', r.by_cost, 'minAmount', r.min_amount, 'maxAmount', r.max_amount, 'minInstallments', r.min_installments,
      'maxInstallments', r.max_installments, 'brands', r.brands, 'bins', r.bins, 'productIds', r.product_ids,
      'sellerIds', r.seller_ids, 'currencies', r.currencies, 'fromHour', r.from_hour, 'toHour', r.to_hour))
    from gateway_routes r where r.gateway_account_id = a.id and r.platform_id = a.platform_id
  ), '[]') as routes
from gateway_accounts a
join platforms_read p on p.id = a.platform_id
where a.platform_id = :platformId
order by a.created_at, a.id`,
);

/** The platform's accounts at providers. They are cached until a setting of the platform changes. */
@Injectable()
export class GatewayAccounts {
  private readonly kept: NotifyInvalidatedCache<readonly KnownAccount[]>;

  constructor(
    private readonly reads: Reads,
    private readonly envelope: Envelope,
    private readonly simulator: SimulatorConfig,
    private readonly app: AppConfig,
    channel: PgNotifications,
  ) {
    // Settings take effect without a restart, in every process.
    this.kept = new NotifyInvalidatedCache(channel, { channel: CATALOG_CHANGED, most: MOST_PLATFORMS });
  }

  /** All of them, the oldest first. No statement when warm. */
  async of(ctx: TenantContext): Promise<readonly KnownAccount[]> {
    return this.kept.get(ctx.platformId, () => this.fresh(ctx));
  }

  /** Reads past the cache, after a change. */
  async fresh({ platformId }: TenantContext): Promise<readonly KnownAccount[]> {
    const rows = await this.reads.primary<AccountRow>(OF_PLATFORM({ platformId }));
    return rows.map((row) => this.known(row));
  }

  /** One of them. No statement when warm; one that is missing is looked for again, because it may be new and not announced yet. */
  async get(ctx: TenantContext, accountId: string): Promise<OpenAccount | undefined> {
    const isIt = ({ id }: KnownAccount): boolean => id === accountId;
    const known = (await this.of(ctx)).find(isIt) ?? (await this.fresh(ctx)).find(isIt);
    return known?.open();
  }

  /** Opened when first needed: one that cannot be opened must not hold up the others. */
  private known(row: AccountRow): KnownAccount {
    let opened: OpenAccount | undefined;
    const versions = row.costVersions.map((one) => ({ ...one, validFrom: new Date(one.validFrom) }));
    return {
      id: row.id,
      provider: row.provider,
      name: row.name,
      active: row.active,
      draining: row.draining,
      version: row.version,
      costsAt: (at) => costsAt(row.costs, versions, at),
      minAmounts: row.minAmounts ?? {},
      routes: row.routes.map(withCents),
      open: () => (opened ??= this.unseal(row)),
    };
  }

  private unseal(row: AccountRow): OpenAccount {
    const open = (column: string, blob: Buffer): string =>
      this.envelope.open(blob, sealContext(row.id, column)).toString('utf8');
    const cashIn =
      row.cashInCertificateSealed && certificate(open('cashInCertificate', row.cashInCertificateSealed));
    const cashOut =
      row.cashOutCertificateSealed && certificate(open('cashOutCertificate', row.cashOutCertificateSealed));
    const account: GatewayAccount = {
      id: row.id,
      platformId: row.platformId,
      provider: row.provider,
      baseAddress: this.address(row.baseAddress),
      credentials: JSON.parse(open('credentials', row.credentialsSealed)) as Record<string, unknown>,
      webhookAuthToken: open('webhookAuthToken', row.webhookAuthTokenSealed),
      ...(row.accountsBaseAddress && { accountsBaseAddress: this.address(row.accountsBaseAddress) }),
      ...(row.loginBaseAddress && { loginBaseAddress: this.address(row.loginBaseAddress) }),
      ...(cashIn && { cashInCertificate: cashIn }),
      ...(cashOut && { cashOutCertificate: cashOut }),
      platformCertificates: {
        ...(row.certCashInUrl && { cashIn: { url: row.certCashInUrl } }),
        ...(row.certCashOutUrl && { cashOut: { url: row.certCashOutUrl } }),
      },
      ...(row.privateKeySealed && { platformPrivateKey: this.platformKey(row, row.privateKeySealed) }),
      ...(row.blockedCashout && { blockedCashout: true }),
      ...(row.proxySealed && { proxy: open('proxy', row.proxySealed) }),
    };
    const base = row.webhookBaseAddress ?? this.app.webhookBaseUrl;
    return {
      account,
      webhookToken: row.webhookToken,
      webhookUrl: (token = row.webhookToken) => `${base}/webhooks/${row.provider}/${token}`,
      defaultReceiverId: row.defaultReceiverId,
      active: row.active,
    };
  }

  private platformKey({ platformId }: AccountRow, blob: Buffer): string {
    return this.envelope.open(blob, platformKeyContext(platformId)).toString('utf8');
  }

  private address(template: string): string {
    return template.replace('{SIMULATOR_URL}', this.simulator.simulatorUrl ?? '');
  }
}

interface RouteRow extends Omit<Route, 'minAmount' | 'maxAmount'> {
  readonly minAmount: number | null;
  readonly maxAmount: number | null;
}

interface AccountRow {
  readonly id: string;
  readonly platformId: string;
  readonly provider: string;
  readonly name: string;
  readonly active: boolean;
  readonly draining: boolean;
  readonly version: number;
  readonly baseAddress: string;
  readonly accountsBaseAddress: string | null;
  readonly loginBaseAddress: string | null;
  readonly credentialsSealed: Buffer;
  readonly cashInCertificateSealed: Buffer | null;
  readonly cashOutCertificateSealed: Buffer | null;
  readonly proxySealed: Buffer | null;
  /** What held before the first version. */
  readonly costs: GatewayCosts;
  readonly costVersions: readonly (Omit<CostVersion, 'validFrom'> & { readonly validFrom: string })[];
  readonly minAmounts: MinAmounts | null;
  readonly webhookBaseAddress: string | null;
  readonly webhookToken: string;
  readonly webhookAuthTokenSealed: Buffer;
  readonly certCashInUrl: string | null;
  readonly certCashOutUrl: string | null;
  readonly blockedCashout: boolean;
  readonly defaultReceiverId: string | null;
  readonly privateKeySealed: Buffer | null;
  readonly routes: readonly RouteRow[];
}

const optionalCents = (value: number | null): Cents | null => (value === null ? null : cents(value));

const withCents = (row: RouteRow): Route => ({
  ...row,
  minAmount: optionalCents(row.minAmount),
  maxAmount: optionalCents(row.maxAmount),
});

/** Certificates are stored as JSON: the PKCS#12 file in base64, or its address, and the passphrase. */
function certificate(json: string): ConfiguredCertificate {
  const { passphrase, ...kept } = JSON.parse(json) as { passphrase?: string } & (
    | { pfx: string }
    | { url: string }
  );
  const secret = passphrase === undefined ? {} : { passphrase };
  return 'url' in kept ? { url: kept.url, ...secret } : { pfx: Buffer.from(kept.pfx, 'base64'), ...secret };
}
