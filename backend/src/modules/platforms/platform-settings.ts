import { isDeepStrictEqual } from 'node:util';
import type { MethodTariff } from '@guiche/money';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { InjectTenantRepository, type TenantRepository, Transactions } from '../../database/index.js';
import { Clock } from '../../runtime/clock/index.js';
import type { ScopedContext, TenantContext } from '../../runtime/context/index.js';
import { Envelope } from '../../runtime/crypto/index.js';
import { runtimeProblem } from '../../runtime/errors/index.js';
import { Outbox } from '../../runtime/events/index.js';
import { newId } from '../../runtime/ids/index.js';
import { because } from '../audit/index.js';
import { announceCatalogChange } from './catalog-changed.js';
import {
  PlatformRefused,
  SHOWN,
  refuseInvalid,
  type PlatformChange,
  type Setting,
} from './platform-change.js';
import { documentRulesChanged } from './platform-events.js';
import { encodePrivateKey } from './private-key.js';
import { PLATFORM_SECRETS, Platform, type FeePlan } from './store/platform.entity.js';
import { platformKeyContext } from './store/sealed-columns.js';
import { StoredInstallationFees } from './store/installation-fees.js';
import { SettingChanges, type SettingValues } from './store/setting-changes.js';

/** The key is write-only: only whether there is one is shown. `version` is the one to name with the next change. */
export type PlatformShown = Required<Pick<PlatformChange, Setting>> &
  Pick<Platform, 'id' | 'slug' | 'name' | 'version'> & { readonly privateKeySet: boolean };

/** The settings of a platform, as people see and change them. */
@Injectable()
export class PlatformSettings {
  constructor(
    private readonly transactions: Transactions,
    @InjectTenantRepository(Platform) private readonly platforms: TenantRepository<Platform>,
    private readonly changes: SettingChanges,
    private readonly installation: StoredInstallationFees,
    private readonly envelope: Envelope,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /** The platforms that the context may see, by slug: its own, or all of the installation. */
  list(ctx: ScopedContext): Promise<Pick<Platform, 'id' | 'slug' | 'name'>[]> {
    return this.transactions.run('listPlatforms', (tx) =>
      this.platforms.list(ctx, tx, { select: { id: true, slug: true, name: true }, order: { slug: 'ASC' } }),
    );
  }

  /** The settings of the context's platform. Undefined: there is none. */
  show(ctx: TenantContext): Promise<PlatformShown | undefined> {
    return this.transactions.run('showPlatform', async (tx) => {
      const found = await this.platforms.find(
        ctx,
        tx,
        { id: ctx.platformId },
        { ...SHOWN, privateKeySealed: true },
      );
      return found && shown(found);
    });
  }

  /**
   * Changes the context's platform, in effect at once in every process, and returns it as it is then. Undefined: there is none.
   * @param version the one the change was made on; left out, the present one
   * @param reason why, for the history of the settings
   * @throws PlatformRefused, Problem changedMeanwhile
   */
  async change(
    ctx: TenantContext,
    { privateKey, ...settings }: PlatformChange,
    { version, reason = null }: { readonly version?: number; readonly reason?: string | null } = {},
  ): Promise<PlatformShown | undefined> {
    refuseInvalid(settings);
    const key = privateKey === undefined ? {} : { privateKeySealed: this.sealed(ctx.platformId, privateKey) };
    const secrets = { ...settings, ...(privateKey !== undefined && { privateKey }) };
    if (Object.keys(settings).length > 0 || privateKey !== undefined)
      await this.transactions.run('changePlatform', async (tx) => {
        because(tx, reason);
        const secretsSet = await this.secretsSet(ctx, tx, secrets);
        const change = await this.withFees(ctx, tx, settings);
        const previous = await this.write(ctx, tx, { ...change, ...key, ...secretsSet }, version);
        if (previous && Object.keys(settings).length > 0)
          await this.record(ctx, tx, { change, previous, reason });
      });
    return this.show(ctx);
  }

  /**
   * Writes settings in the transaction of the caller, and returns the values that they replaced. Undefined: there is no such platform.
   * @throws Problem changedMeanwhile
   */
  async write(
    ctx: TenantContext,
    tx: EntityManager,
    change: Partial<Platform>,
    version?: number,
  ): Promise<SettingValues | undefined> {
    const before = await this.platforms.lock(ctx, tx, ctx.platformId);
    const after = await this.platforms.save(ctx, tx, ctx.platformId, change, version);
    if (!before || !after) return undefined;
    announceCatalogChange(tx, ctx.platformId);
    if (!isDeepStrictEqual(before.documentRules, after.documentRules)) await this.tellDocuments(ctx, tx);
    const shownNames = Object.keys(change).filter((name) => name in SHOWN) as Setting[];
    return Object.fromEntries(shownNames.map((name) => [name, before[name]]));
  }

  /** Those who keep documents look at every seller again. */
  private async tellDocuments({ platformId }: TenantContext, tx: EntityManager): Promise<void> {
    const occurredAt = this.clock.now();
    const event = { id: newId(occurredAt), platformId, key: platformId, occurredAt, payload: {} };
    await this.outbox.append(tx, [documentRulesChanged.of(event)]);
  }

  /** Copies the fees of the installation to a platform without own ones, unless it has them already. */
  async follow(ctx: TenantContext): Promise<void> {
    await this.transactions.run('followInstallationFees', async (tx) => {
      const { platformId } = ctx;
      const before = await this.platforms.lock(ctx, tx, platformId);
      if (!before || before.feesOwn) return;
      const change: PlatformChange = await this.withFees<PlatformChange>(ctx, tx, { feesOwn: false });
      if (isDeepStrictEqual(before.fees, change.fees)) return;
      const reason = 'Fees of the installation';
      because(tx, reason);
      const previous = await this.write(ctx, tx, change);
      if (previous) await this.record(ctx, tx, { change: { ...change }, previous, reason });
    });
  }

  /** A change of fees with whose they are: own ones, or those of the installation as they are now. */
  async withFees<T extends Pick<PlatformChange, 'fees' | 'feesOwn'>>(
    ctx: TenantContext,
    tx: EntityManager,
    change: T,
  ): Promise<T> {
    if (change.feesOwn !== false) return change.fees === undefined ? change : { ...change, feesOwn: true };
    const fees = await this.installation.inEffect(tx, this.clock.now());
    const before = await this.platforms.lock(ctx, tx, ctx.platformId);
    return { ...change, fees: before ? keepingCurrencies(fees, before.fees) : fees };
  }

  /** Who set which secret, where one changes. */
  private async secretsSet(
    ctx: TenantContext,
    tx: EntityManager,
    change: PlatformChange,
  ): Promise<Partial<Platform>> {
    const changed = PLATFORM_SECRETS.filter((name) => change[name] !== undefined);
    if (changed.length === 0) return {};
    const before = await this.platforms.lock(ctx, tx, ctx.platformId);
    const mark = { at: this.clock.now().toISOString(), by: ctx.recordedActor };
    const kept = Object.entries(before?.secretsSet ?? {}).filter(
      ([name]) => !changed.some((one) => one === name),
    );
    const set = changed.filter((name) => change[name] !== null).map((name) => [name, mark] as const);
    return { secretsSet: Object.fromEntries([...kept, ...set]) };
  }

  /**
   * Locks the platform in the version that the reader saw.
   * @throws Problem notFound; changedMeanwhile (409)
   */
  async demandVersion(ctx: TenantContext, tx: EntityManager, version: number): Promise<void> {
    if (!(await this.platforms.lockVersion(ctx, tx, ctx.platformId, version)))
      throw runtimeProblem('notFound');
  }

  private async record(
    ctx: TenantContext,
    tx: EntityManager,
    row: { change: SettingValues; previous: SettingValues; reason: string | null },
  ): Promise<void> {
    const now = this.clock.now();
    const { platformId, recordedActor: requestedBy } = ctx;
    await this.changes.add(tx, {
      ...row,
      ...{ platformId, id: newId(now), requestedBy },
      ...{ now, validFrom: now, appliedAt: now },
    });
  }

  private sealed(platformId: string, privateKey: string | null): Buffer | null {
    if (privateKey === null) return null;
    const encoded = encodePrivateKey(privateKey);
    if (encoded === undefined) throw new PlatformRefused('The private key is no RSA key in PEM.');
    return this.envelope.seal(encoded, platformKeyContext(platformId));
  }
}

/** The installation has fees in reais; those of a platform in other currencies stay. */
function keepingCurrencies(fees: FeePlan, before: FeePlan): FeePlan {
  const kept = (method: keyof FeePlan): MethodTariff => {
    const { currencies } = before[method];
    return { ...fees[method], ...(currencies && { currencies }) };
  };
  return { PIX: kept('PIX'), CREDIT_CARD: kept('CREDIT_CARD'), BILLET: kept('BILLET') };
}

const shown = ({ privateKeySealed, ...settings }: Platform): PlatformShown => ({
  ...settings,
  privateKeySet: privateKeySealed !== null,
});
