import type { ClientCertificate, GatewayAccount } from '@guiche/gateway-kit';
import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { DataSource } from 'typeorm';
import { SimulatorConfig } from '../../../config/index.js';
import { Envelope } from '../../../runtime/crypto/index.js';
import { PgChannel } from '../../../runtime/events/index.js';
import { GatewayAccountRow, type GatewayCosts } from './gateway-account.entity.js';

/** A gateway account, opened: ready for a call, never for a log. */
export interface OpenAccount {
  readonly account: GatewayAccount;
  readonly costs: GatewayCosts;
  readonly webhookToken: string;
  /** An inactive account charges no more, but is still asked about what it charged. */
  readonly active: boolean;
}

const MOST_ACCOUNTS = 1_000;
const ALL_COLUMNS = {
  id: true,
  platformId: true,
  provider: true,
  active: true,
  baseAddress: true,
  accountsBaseAddress: true,
  credentialsSealed: true,
  cashInCertificateSealed: true,
  cashOutCertificateSealed: true,
  proxySealed: true,
  costs: true,
  webhookToken: true,
  webhookAuthTokenSealed: true,
} as const;

/** What a sealed blob of an account is bound to: it opens in no other row and no other column. */
export const sealContext = (accountId: string, column: string): string =>
  `gateway_accounts:${accountId}:${column}`;

/** The platform's accounts at providers. Opened accounts are kept until any of the platform's settings change. */
@Injectable()
export class GatewayAccounts {
  private readonly open = new LRUCache<string, OpenAccount>({ max: MOST_ACCOUNTS });
  private readonly defaults = new LRUCache<string, string>({ max: MOST_ACCOUNTS });
  private generation = 0;

  constructor(
    private readonly dataSource: DataSource,
    private readonly envelope: Envelope,
    private readonly simulator: SimulatorConfig,
    channel: PgChannel,
  ) {
    // Settings take effect without a restart, in every process.
    channel.on('catalog_changed', () => this.forgetAll());
    channel.onReconnect(() => this.forgetAll());
  }

  async get(platformId: string, accountId: string): Promise<OpenAccount | undefined> {
    const kept = this.open.get(accountId);
    if (kept) return kept.account.platformId === platformId ? kept : undefined;
    const generation = this.generation;
    const row = await this.rows().findOne({ select: ALL_COLUMNS, where: { id: accountId, platformId } });
    if (!row) return undefined;
    const opened = this.unseal(row);
    if (generation === this.generation) this.open.set(accountId, opened);
    return opened;
  }

  /** The active account an offer names, else the platform's oldest active one. Undefined: the platform cannot charge. */
  async route(platformId: string, preferredId: string | null): Promise<OpenAccount | undefined> {
    const preferred = preferredId === null ? undefined : await this.get(platformId, preferredId);
    if (preferred?.active) return preferred;
    const id = this.defaults.get(platformId) ?? (await this.oldest(platformId));
    return id === undefined ? undefined : this.get(platformId, id);
  }

  /** The account a provider was told to deliver its webhooks for. */
  async byWebhookToken(provider: string, token: string): Promise<OpenAccount | undefined> {
    const row = await this.rows().findOne({
      select: { id: true, platformId: true },
      where: { webhookToken: token, provider },
    });
    return row ? this.get(row.platformId, row.id) : undefined;
  }

  private async oldest(platformId: string): Promise<string | undefined> {
    const generation = this.generation;
    const row = await this.rows().findOne({
      select: { id: true },
      where: { platformId, active: true },
      order: { createdAt: 'ASC', id: 'ASC' },
    });
    if (row && generation === this.generation) this.defaults.set(platformId, row.id);
    return row?.id;
  }

  private rows() {
    return this.dataSource.getRepository(GatewayAccountRow);
  }

  private unseal(row: GatewayAccountRow): OpenAccount {
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
      ...(cashIn && { cashInCertificate: cashIn }),
      ...(cashOut && { cashOutCertificate: cashOut }),
      ...(row.proxySealed && { proxy: open('proxy', row.proxySealed) }),
    };
    return { account, costs: row.costs, webhookToken: row.webhookToken, active: row.active };
  }

  private address(template: string): string {
    return template.replace('{SIMULATOR_URL}', this.simulator.simulatorUrl ?? '');
  }

  private forgetAll(): void {
    this.generation += 1;
    this.open.clear();
    this.defaults.clear();
  }
}

/** Certificates are kept as JSON of the PKCS#12 file in base64 and its passphrase. */
function certificate(json: string): ClientCertificate {
  const { pfx, passphrase } = JSON.parse(json) as { pfx: string; passphrase?: string };
  return { pfx: Buffer.from(pfx, 'base64'), ...(passphrase !== undefined && { passphrase }) };
}
