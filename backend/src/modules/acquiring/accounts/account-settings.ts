import { randomBytes } from 'node:crypto';
import { GatewayRunner, type ConfiguredCertificate, type ConnectionOutcome } from '@guiche/gateway-kit';
import { Injectable } from '@nestjs/common';
import { isUUID } from 'class-validator';
import type { EntityManager } from 'typeorm';
import { AppConfig } from '../../../config/index.js';
import { InjectTenantRepository, type TenantRepository, Transactions } from '../../../database/index.js';
import type { ScopedContext, TenantContext } from '../../../runtime/context/index.js';
import { Clock } from '../../../runtime/clock/index.js';
import { Envelope } from '../../../runtime/crypto/index.js';
import { ClientCertificates } from '../../../runtime/http/index.js';
import { newId } from '../../../runtime/ids/index.js';
import {
  PlatformSettings,
  PlatformStanding,
  announceCatalogChange,
  costProblems,
} from '../../platforms/index.js';
import { seconds } from '../../../runtime/clock/durations.js';
import { GatewayDirectory } from '../gateway-directory.js';
import { newWebhookToken } from '../webhook-token.js';
import { GatewayAccountRow, type GatewayCosts } from './gateway-account.entity.js';
import { GatewayAccounts } from './gateway-accounts.js';
import { sealContext } from './sealed-columns.js';
import { SettingsRefused, type AccountChange, type NewGatewayAccount } from './account-change.js';
import { showAccount, type AccountShown } from './account-shown.js';
import { StoredCosts } from './stored-costs.js';
import {
  baseAddressProblems,
  credentialProblems,
  evidenceProblems,
  minimumProblems,
} from './check-settings.js';

/** The platform of an account, found by the id alone. */
export type AccountLocation = Pick<GatewayAccountRow, 'id' | 'platformId'>;

/** Not known yet: the account comes last where accounts are tried by cost. */
const NOT_ENTERED: GatewayCosts = {
  PIX: { bps: 0, fixed: 0 },
  CREDIT_CARD: { bps: 0, fixed: 0 },
  BILLET: { bps: 0, fixed: 0 },
};
/** The defaults of an account. */
const DEFAULTS = {
  active: true,
  draining: false,
  costs: NOT_ENTERED,
  accountsBaseAddress: null,
  loginBaseAddress: null,
  cashInCertificateSealed: null,
  cashOutCertificateSealed: null,
  proxySealed: null,
  minAmounts: null,
  webhookBaseAddress: null,
  webhookUrl: null,
  webhookDueAt: null,
} as const;
const CERTIFICATE_LOADS_MS = seconds(10);

/**
 * Reads and changes the platforms' accounts at providers. A change is atomic, and every process is notified of
 * it: it takes effect with the next payment, without a restart.
 */
@Injectable()
export class AccountSettings {
  constructor(
    private readonly transactions: Transactions,
    @InjectTenantRepository(GatewayAccountRow) private readonly rows: TenantRepository<GatewayAccountRow>,
    private readonly platforms: PlatformSettings,
    private readonly standing: PlatformStanding,
    private readonly accounts: GatewayAccounts,
    private readonly costs: StoredCosts,
    private readonly gateways: GatewayDirectory,
    private readonly runner: GatewayRunner,
    private readonly envelope: Envelope,
    private readonly certificates: ClientCertificates,
    private readonly clock: Clock,
    private readonly app: AppConfig,
  ) {}

  /** The current accounts of the platform, the oldest first. */
  async list(ctx: TenantContext): Promise<AccountShown[]> {
    const known = await this.accounts.fresh(ctx);
    return known.map((account) =>
      showAccount(account, this.gateways.find(account.provider), this.clock.now()),
    );
  }

  /** Which account has this id, without opening it. Undefined: the context's tenant, or the installation, has none. */
  async locate(ctx: ScopedContext, accountId: string): Promise<AccountLocation | undefined> {
    if (!isUUID(accountId)) return undefined;
    return this.transactions.run('locateGatewayAccount', (tx) =>
      this.rows.find(ctx, tx, { id: accountId }, { id: true, platformId: true }),
    );
  }

  /** Whether the master lets the platform connect this gateway. */
  async isAllowed(ctx: TenantContext, provider: string): Promise<boolean> {
    const allowed = (await this.standing.show(ctx))?.gatewaysAllowed ?? null;
    return allowed === null || allowed.includes(provider);
  }

  /** @throws SettingsRefused */
  async add(ctx: TenantContext, { provider, ...change }: NewGatewayAccount): Promise<string> {
    const gateway = this.gateways.find(provider);
    if (!gateway) throw new SettingsRefused([`provider: ${provider} is not supported`]);
    if (!(await this.isAllowed(ctx, provider)))
      throw new SettingsRefused([`provider: ${provider} is not allowed here`]);
    await this.check(change);
    const id = newId(this.clock.now());
    const credentials = withChange({}, change.credentials);
    refuse(credentialProblems(gateway.manifest, credentials, change.active ?? true));
    refuse(evidenceProblems(gateway.manifest, change, change.active ?? true, this.app.mode));
    if ((await this.platforms.list(ctx)).length === 0) throw new SettingsRefused(['Unauthorized.']);
    await this.transactions.run('addGatewayAccount', async (tx) => {
      await this.rows.insert(ctx, tx, {
        ...DEFAULTS,
        ...this.columns(id, change),
        id,
        provider,
        credentialsSealed: this.seal(id, 'credentials', JSON.stringify(credentials)),
        webhookToken: newWebhookToken(ctx.platformId),
        webhookAuthTokenSealed: this.seal(id, 'webhookAuthToken', randomBytes(24).toString('base64url')),
        createdAt: this.clock.now(),
      });
      announceCatalogChange(tx, ctx.platformId);
    });
    return id;
  }

  /**
   * @param version the one the change was made on; left out, the present one
   * @throws SettingsRefused, Problem changedMeanwhile
   */
  async change(
    ctx: TenantContext,
    accountId: string,
    { costs, ...change }: AccountChange,
    version?: number,
  ): Promise<void> {
    await this.check({ ...change, ...(costs && { costs }) });
    await this.transactions.run('changeGatewayAccount', async (tx) => {
      const row = await this.locked(ctx, tx, accountId);
      const gateway = this.gateways.find(row.provider);
      if (!gateway) throw new SettingsRefused([`provider: ${row.provider} is not supported`]);
      const kept = JSON.parse(
        this.envelope.open(row.credentialsSealed, sealContext(row.id, 'credentials')).toString('utf8'),
      ) as Record<string, unknown>;
      const credentials = withChange(kept, change.credentials);
      refuse(credentialProblems(gateway.manifest, credentials, change.active ?? row.active));
      const opens = change.active === true && !row.active;
      refuse(evidenceProblems(gateway.manifest, change, opens, this.app.mode));
      const written = {
        ...this.columns(row.id, change),
        ...(change.credentials && {
          credentialsSealed: this.seal(row.id, 'credentials', JSON.stringify(credentials)),
        }),
        // Where it delivers, and as whom we register, may be different now.
        webhookDueAt: null,
      };
      await this.rows.save(ctx, tx, row.id, written, version);
      if (costs) await this.addCosts(ctx, tx, row.id, costs);
      announceCatalogChange(tx, ctx.platformId);
    });
  }

  /** Sends a read-only request to the provider with the stored settings. */
  async test(ctx: TenantContext, accountId: string): Promise<ConnectionOutcome> {
    const known = await this.accounts.fresh(ctx);
    const via = known.find(({ id }) => id === accountId)?.open();
    if (!via) throw new SettingsRefused([`account: there is no ${accountId} on this platform`]);
    const gateway = this.gateways.get(via.account.provider);
    return this.runner.testConnection(gateway, via.account, { attemptId: newId(this.clock.now()) });
  }

  /** What was paid before stays known: new costs are a version that begins now. */
  private async addCosts(
    ctx: TenantContext,
    tx: EntityManager,
    accountId: string,
    costs: GatewayCosts,
  ): Promise<void> {
    const now = this.clock.now();
    const reason = 'Settings of the account';
    await this.costs.add(ctx, tx, accountId, { id: newId(now), costs, validFrom: now, reason, now });
  }

  private async check(change: AccountChange): Promise<void> {
    const problems = [
      ...baseAddressProblems(change, this.app.mode),
      ...minimumProblems(change.minAmounts),
      ...(change.costs === undefined ? [] : costProblems(change.costs).map((one) => `costs: ${one}`)),
    ];
    for (const name of ['cashInCertificate', 'cashOutCertificate'] as const) {
      const certificate = change[name];
      if (certificate && !(await this.opens(certificate)))
        problems.push(`${name}: it is not there, is no PKCS#12 file, or does not open with its passphrase`);
    }
    refuse(problems);
  }

  private async opens(certificate: ConfiguredCertificate): Promise<boolean> {
    return this.certificates.load(certificate, CERTIFICATE_LOADS_MS).then(
      () => true,
      () => false,
    );
  }

  private async locked(ctx: TenantContext, tx: EntityManager, accountId: string) {
    const select = { id: true, provider: true, active: true, credentialsSealed: true } as const;
    const row = await this.rows.lock(ctx, tx, accountId, select);
    if (!row) throw new SettingsRefused([`account: there is no ${accountId}`]);
    return row;
  }

  private columns<C extends AccountChange>(accountId: string, change: C) {
    const {
      credentials: _,
      acceptsUnverified: __,
      proxy,
      cashInCertificate,
      cashOutCertificate,
      ...plain
    } = change;
    const sealed = (column: string, text: string | null): Buffer | null =>
      text === null ? null : this.seal(accountId, column, text);
    return {
      ...plain,
      ...(proxy !== undefined && { proxySealed: sealed('proxy', proxy) }),
      ...(cashInCertificate !== undefined && {
        cashInCertificateSealed: sealed('cashInCertificate', spelt(cashInCertificate)),
      }),
      ...(cashOutCertificate !== undefined && {
        cashOutCertificateSealed: sealed('cashOutCertificate', spelt(cashOutCertificate)),
      }),
    };
  }

  private seal(accountId: string, column: string, text: string): Buffer {
    return this.envelope.seal(text, sealContext(accountId, column));
  }
}

function refuse(problems: readonly string[]): void {
  if (problems.length > 0) throw new SettingsRefused(problems);
}

function withChange(
  kept: Readonly<Record<string, unknown>>,
  change: AccountChange['credentials'] = {},
): Record<string, unknown> {
  return Object.fromEntries(Object.entries({ ...kept, ...change }).filter(([, value]) => value !== null));
}

/** As it is stored: the file in base64 or its address, and the passphrase. */
function spelt(certificate: ConfiguredCertificate | null): string | null {
  if (!certificate) return null;
  return JSON.stringify(
    'pfx' in certificate
      ? { ...certificate, pfx: Buffer.from(certificate.pfx).toString('base64') }
      : certificate,
  );
}
