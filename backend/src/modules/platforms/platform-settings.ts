import { createPrivateKey } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { isReleaseScheme, type MethodTariff, type ReleaseScheme } from '@guiche/money';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { InjectTenantRepository, type TenantRepository, Transactions } from '../../database/index.js';
import { Clock } from '../../runtime/clock/index.js';
import type { ScopedContext, TenantContext } from '../../runtime/context/index.js';
import { Envelope } from '../../runtime/crypto/index.js';
import { runtimeProblem } from '../../runtime/errors/index.js';
import { newId } from '../../runtime/ids/index.js';
import { because } from '../audit/index.js';
import { limitProblems } from '../protection/index.js';
import { announceCatalogChange } from './catalog-changed.js';
import { installmentProblems } from './installment-problems.js';
import { Platform, type FeePlan, type Greetings, type InstallmentPlan } from './store/platform.entity.js';
import { platformKeyContext } from './store/sealed-columns.js';
import { StoredInstallationFees } from './store/installation-fees.js';
import { SettingChanges, type SettingValues } from './store/setting-changes.js';
import { isReadableAccent } from './domain/accent.js';
import { anticipationRuleProblems, type AnticipationRules } from './domain/anticipation-rules.js';
import { disputeRuleProblems, type DisputeRules } from './domain/dispute-rules.js';
import { sellingRuleProblems, type SellingRules } from './domain/selling-rules.js';
import { withdrawalRuleProblems, type WithdrawalRules } from './domain/withdrawal-rules.js';
import { tariffProblems } from './tariffs.js';

/**
 * The switches, certificates and key of a platform (payments.md §3 and §6, checkout.md §2). What is left out stays; null takes it
 * away.
 */
export interface PlatformChange {
  readonly pixEnabled?: boolean;
  readonly creditCardEnabled?: boolean;
  readonly billetEnabled?: boolean;
  readonly blockedCashout?: boolean;
  /** Consent is required before the trackers of a seller are loaded. */
  readonly trackingNeedsConsent?: boolean;
  /** The minimalist checkout shows the cart without a heading (checkout.md §2). */
  readonly cartHeadingHidden?: boolean;
  /** Who runs the platform, as checkouts name it (Decreto 7.962/2013). Document and phone are digits only. */
  readonly legalName?: string | null;
  readonly document?: string | null;
  readonly legalAddress?: string | null;
  readonly supportEmail?: string | null;
  readonly supportPhone?: string | null;
  /** https, or a path of the site. */
  readonly termsUrl?: string | null;
  readonly privacyUrl?: string | null;
  readonly logoUrl?: string | null;
  /** The look of the platform; see the columns of {@link Platform}. */
  readonly name?: string;
  readonly logoDarkUrl?: string | null;
  readonly faviconUrl?: string | null;
  readonly signInImageUrl?: string | null;
  readonly accentColor?: string | null;
  readonly mailSenderName?: string | null;
  readonly mailFooter?: string | null;
  readonly supportUrl?: string | null;
  readonly termsVersion?: string | null;
  readonly signInGreetings?: Greetings;
  readonly hiddenPages?: readonly string[];
  readonly poweredByShown?: boolean;
  /** Where the PKCS#12 files lie, for providers that demand one of an account that has none of its own. */
  readonly certCashInUrl?: string | null;
  readonly certCashOutUrl?: string | null;
  /** The platform's own receiver at the provider: it gets the rest of a charge that is made for a seller. */
  readonly defaultReceiverId?: string | null;
  /** The fees of each sale, which replace all former ones; orders keep the fees of their purchase. */
  readonly fees?: FeePlan;
  /** False: the platform has the fees of the installation, whatever `fees` says. Left out beside `fees`: they are own ones. */
  readonly feesOwn?: boolean;
  /** In how many installments buyers may pay by card, and what they pay for it. */
  readonly installments?: InstallmentPlan;
  /** When money of sales is released; orders keep the scheme of their purchase. */
  readonly release?: ReleaseScheme;
  /** Which withdrawals are taken and who decides about them; all former rules are replaced. */
  readonly withdrawalRules?: Partial<WithdrawalRules>;
  /** Deadlines and fees of disputes; all former rules are replaced. */
  readonly disputeRules?: Partial<DisputeRules>;
  /** Whether and at which price sellers are paid early; all former rules are replaced. */
  readonly anticipationRules?: Partial<AnticipationRules>;
  /** What sellers may offer; all former rules are replaced. */
  readonly sellingRules?: Partial<SellingRules>;
  /** What differs from the usual velocity limits, in the place of all that differed. Checked by `limitProblems` of protection. */
  readonly velocityLimits?: object;
  /** An RSA key as PEM, or that in base64, which signs what a provider wants signed. */
  readonly privateKey?: string | null;
}

/** Every setting that may be shown. */
export type Setting = Exclude<keyof PlatformChange, 'privateKey'>;

/** The key is write-only: only whether there is one is shown. `version` is the one to name with the next change. */
export type PlatformShown = Required<Pick<PlatformChange, Setting>> &
  Pick<Platform, 'id' | 'slug' | 'name' | 'version'> & { readonly privateKeySet: boolean };

/** The change is not valid. Nothing was written, and no value is repeated. */
export class PlatformRefused extends Error {}

const SHOWN = {
  id: true,
  slug: true,
  name: true,
  version: true,
  pixEnabled: true,
  creditCardEnabled: true,
  billetEnabled: true,
  blockedCashout: true,
  trackingNeedsConsent: true,
  cartHeadingHidden: true,
  legalName: true,
  document: true,
  legalAddress: true,
  supportEmail: true,
  supportPhone: true,
  termsUrl: true,
  privacyUrl: true,
  logoUrl: true,
  logoDarkUrl: true,
  faviconUrl: true,
  signInImageUrl: true,
  accentColor: true,
  mailSenderName: true,
  mailFooter: true,
  supportUrl: true,
  termsVersion: true,
  signInGreetings: true,
  hiddenPages: true,
  poweredByShown: true,
  certCashInUrl: true,
  certCashOutUrl: true,
  defaultReceiverId: true,
  fees: true,
  feesOwn: true,
  installments: true,
  release: true,
  withdrawalRules: true,
  disputeRules: true,
  anticipationRules: true,
  sellingRules: true,
  velocityLimits: true,
} as const;

/** What is shown to nobody once it is set. */
const SECRETS = ['privateKey', 'certCashInUrl', 'certCashOutUrl'] as const;

/** The settings of a platform, as people see and change them. */
@Injectable()
export class PlatformSettings {
  constructor(
    private readonly transactions: Transactions,
    @InjectTenantRepository(Platform) private readonly platforms: TenantRepository<Platform>,
    private readonly changes: SettingChanges,
    private readonly installation: StoredInstallationFees,
    private readonly envelope: Envelope,
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
    {
      version,
      reason = null,
      expiresAt,
    }: { readonly version?: number; readonly reason?: string | null; readonly expiresAt?: Date } = {},
  ): Promise<PlatformShown | undefined> {
    refuseInvalid(settings);
    const key = privateKey === undefined ? {} : { privateKeySealed: this.sealed(ctx.platformId, privateKey) };
    const secrets = { ...settings, ...(privateKey !== undefined && { privateKey }) };
    if (Object.keys(settings).length > 0 || privateKey !== undefined)
      await this.transactions.run('changePlatform', async (tx) => {
        because(tx, reason);
        const secretsSet = await this.secretsSet(ctx, tx, secrets, expiresAt);
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
    const shownNames = Object.keys(change).filter((name) => name in SHOWN) as Setting[];
    return Object.fromEntries(shownNames.map((name) => [name, before[name]]));
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
    expiresAt: Date | undefined,
  ): Promise<Partial<Platform>> {
    const changed = SECRETS.filter((name) => change[name] !== undefined);
    if (changed.length === 0) return {};
    const before = await this.platforms.lock(ctx, tx, ctx.platformId);
    const known = expiresAt && { expiresAt: expiresAt.toISOString() };
    const mark = { at: this.clock.now().toISOString(), by: ctx.recordedActor, ...known };
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

/** @throws PlatformRefused with one line for each problem */
export function refuseInvalid(change: PlatformChange): void {
  const { fees, installments, release, velocityLimits, accentColor, withdrawalRules, disputeRules } = change;
  const { anticipationRules, sellingRules } = change;
  const problems = [
    ...(accentColor && !isReadableAccent(accentColor) ? ['accent: white text is not readable on it'] : []),
    ...(fees === undefined ? [] : tariffProblems(fees).map((one) => `fees: ${one}`)),
    ...(installments === undefined ? [] : installmentProblems(installments)).map(
      (one) => `installments: ${one}`,
    ),
    ...(release === undefined || isReleaseScheme(release) ? [] : ['release: it is no scheme']),
    ...(withdrawalRules === undefined ? [] : withdrawalRuleProblems(withdrawalRules)).map(
      (one) => `withdrawals: ${one}`,
    ),
    ...(disputeRules === undefined ? [] : disputeRuleProblems(disputeRules)).map((one) => `disputes: ${one}`),
    ...(anticipationRules === undefined ? [] : anticipationRuleProblems(anticipationRules)).map(
      (one) => `anticipations: ${one}`,
    ),
    ...(sellingRules === undefined ? [] : sellingRuleProblems(sellingRules)).map((one) => `selling: ${one}`),
    ...(velocityLimits === undefined
      ? []
      : limitProblems(velocityLimits).map((one) => `velocity limits: ${one}`)),
  ];
  if (problems.length > 0) throw new PlatformRefused(problems.join('\n'));
}

/** The PEM in base64 (payments.md §3). Undefined for a text that is not an RSA key without a passphrase. */
function encodePrivateKey(text: string): string | undefined {
  const pem = text.includes('-----BEGIN') ? text : Buffer.from(text, 'base64').toString();
  try {
    if (createPrivateKey(pem).asymmetricKeyType !== 'rsa') return undefined;
  } catch {
    return undefined;
  }
  return Buffer.from(pem).toString('base64');
}
