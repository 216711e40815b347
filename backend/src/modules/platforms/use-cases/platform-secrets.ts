import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { InjectTenantRepository, type TenantRepository, Transactions } from '../../../database/index.js';
import { Clock } from '../../../runtime/clock/index.js';
import { days } from '../../../runtime/clock/durations.js';
import type { TenantContext } from '../../../runtime/context/index.js';
import { Envelope } from '../../../runtime/crypto/index.js';
import { runtimeProblem } from '../../../runtime/errors/index.js';
import { isCertificateAddress } from '../../../runtime/http/index.js';
import { AuditLog } from '../../audit/index.js';
import { announceCatalogChange } from '../catalog-changed.js';
import { PlatformRefused } from '../platform-change.js';
import { encodePrivateKey, keyFingerprint } from '../private-key.js';
import { PlatformSecretUses } from '../secret-uses.js';
import { settingsProblem } from '../settings-problems.js';
import {
  PLATFORM_SECRETS,
  Platform,
  type PlatformSecret,
  type SecretMark,
} from '../store/platform.entity.js';
import { platformKeyContext } from '../store/sealed-columns.js';
import { SecondSecrets, type HeldSecret } from '../store/second-secrets.js';

/** A secret that was used since is still in use, whatever its accounts are doing now. */
const IN_USE_MS = days(30);

/** What is shown of a secret. */
export interface SecretShown {
  /** It signs, or is presented. The other one of the name lies beside it. */
  readonly isCurrent: boolean;
  /** Of the public half of a key, or of the certificate that its address gave. */
  readonly fingerprint: string | null;
  readonly at: string | null;
  readonly by: string | null;
  readonly expiresAt: string | null;
  readonly lastUsedAt: Date | null;
}

/** A text that was entered, with what its address gave. */
export interface NewSecret {
  readonly name: PlatformSecret;
  readonly value: string;
  readonly expiresAt?: Date | undefined;
  readonly fingerprint?: string | undefined;
}

interface Submitted {
  readonly reason: string;
  readonly version: number;
}

const KEPT = {
  id: true,
  version: true,
  secretsSet: true,
  certCashInUrl: true,
  certCashOutUrl: true,
} as const;

/**
 * The key and the certificates of a platform. Of each there may be two: the one in use, and one beside it, so that a provider learns
 * of the next before it is used. Whoever changes them says why.
 */
@Injectable()
export class PlatformSecrets {
  constructor(
    @InjectTenantRepository(Platform) private readonly platforms: TenantRepository<Platform>,
    private readonly second: SecondSecrets,
    private readonly uses: PlatformSecretUses,
    private readonly envelope: Envelope,
    private readonly audit: AuditLog,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /** At most two of each name, the one in use first. Values are never among them. */
  show(ctx: TenantContext): Promise<Readonly<Record<PlatformSecret, readonly SecretShown[]>>> {
    return this.transactions.run('showPlatformSecrets', async (tx) => {
      const [current, beside] = [await this.current(ctx, tx), await this.second.of(ctx, tx)];
      const usedAt = await this.uses.of(ctx, tx);
      const shown = (name: PlatformSecret) =>
        [current.get(name), beside.get(name)].flatMap((secret, at) =>
          secret ? [shownSecret(name, secret, { isCurrent: at === 0, usedAt })] : [],
        );
      return {
        ...{ privateKey: shown('privateKey'), certCashInUrl: shown('certCashInUrl') },
        certCashOutUrl: shown('certCashOutUrl'),
      };
    });
  }

  /**
   * Adds a secret: the first is used at once, the second lies beside it.
   * @throws PlatformRefused: it is no key, or no address that a certificate is fetched from; Problem secondSecretExists, sameSecret, changedMeanwhile (409). Nothing was written
   */
  async add(ctx: TenantContext, { name, value, ...known }: NewSecret, submitted: Submitted): Promise<void> {
    const kept = keptValue(name, value);
    await this.change(ctx, submitted, async (tx, { current, beside }) => {
      const [held, second] = [current.get(name), beside.get(name)];
      if (second) throw settingsProblem('secondSecretExists');
      if (held?.value === kept) throw settingsProblem('sameSecret');
      const now = this.clock.now();
      const mark: SecretMark = {
        ...{ at: now.toISOString(), by: ctx.recordedActor },
        ...(known.expiresAt && { expiresAt: known.expiresAt.toISOString() }),
        ...(known.fingerprint && { fingerprint: known.fingerprint }),
      };
      if (!held) await this.write(ctx, tx, name, { value: kept, mark });
      else {
        await this.second.put(ctx, tx, name, { value: kept, mark, now });
        await this.touch(ctx, tx);
      }
      return { action: 'platform.secretSet', after: { name, inUse: !held } };
    });
  }

  /**
   * Uses the one that lies beside; the former one lies there then.
   * @throws Problem noSecondSecret, secretExpired, changedMeanwhile (409). Nothing was written
   */
  async use(ctx: TenantContext, name: PlatformSecret, submitted: Submitted): Promise<void> {
    await this.change(ctx, submitted, async (tx, { current, beside }) => {
      const [held, next] = [current.get(name), beside.get(name)];
      if (!next) throw settingsProblem('noSecondSecret');
      const now = this.clock.now();
      const expiresAt = next.mark?.expiresAt;
      if (expiresAt !== undefined && new Date(expiresAt) <= now) throw settingsProblem('secretExpired');
      await this.write(ctx, tx, name, next);
      if (held) await this.second.put(ctx, tx, name, { ...held, now });
      else await this.second.remove(ctx, tx, name);
      return { action: 'platform.secretChosen', after: { name } };
    });
  }

  /**
   * Removes the one that lies beside. The one in use stays.
   * @throws Problem noSecret, secretIsOnly, changedMeanwhile (409). Nothing was written
   */
  async remove(ctx: TenantContext, name: PlatformSecret, submitted: Submitted): Promise<void> {
    await this.change(ctx, submitted, async (tx, { current, beside }) => {
      const second = beside.get(name);
      if (!second) throw settingsProblem(current.has(name) ? 'secretIsOnly' : 'noSecret');
      await this.second.remove(ctx, tx, name);
      await this.touch(ctx, tx);
      await this.uses.forget(ctx, tx, name, second.value);
      return { action: 'platform.secretRemoved', after: { name, wasInUse: false } };
    });
  }

  /**
   * Removes the only one: calls that need it are refused from then on.
   * @throws Problem noSecret, secretNotOnly, secretInUse, secretUseUnknown, changedMeanwhile (409). Nothing was written
   */
  async removeOnly(ctx: TenantContext, name: PlatformSecret, submitted: Submitted): Promise<void> {
    await this.change(ctx, submitted, async (tx, { current, beside }) => {
      const only = current.get(name);
      if (beside.has(name)) throw settingsProblem('secretNotOnly');
      if (!only) throw settingsProblem('noSecret');
      await this.demandUnused(ctx, tx, name, only);
      await this.write(ctx, tx, name, undefined);
      await this.uses.forget(ctx, tx, name, only.value);
      return { action: 'platform.secretRemoved', after: { name, wasInUse: true } };
    });
  }

  private async change(
    ctx: TenantContext,
    { reason, version }: Submitted,
    work: (
      tx: EntityManager,
      held: {
        current: ReadonlyMap<PlatformSecret, HeldSecret>;
        beside: ReadonlyMap<PlatformSecret, HeldSecret>;
      },
    ) => Promise<{ readonly action: string; readonly after: Readonly<Record<string, unknown>> }>,
  ): Promise<void> {
    await this.transactions.run('changePlatformSecret', async (tx) => {
      if (!(await this.platforms.lockVersion(ctx, tx, ctx.platformId, version)))
        throw runtimeProblem('notFound');
      const held = { current: await this.current(ctx, tx), beside: await this.second.of(ctx, tx) };
      const done = await work(tx, held);
      announceCatalogChange(tx, ctx.platformId);
      this.audit.record(ctx, tx, { ...done, subject: 'platforms', subjectId: ctx.platformId, reason });
    });
  }

  /** Those in use. */
  private async current(
    ctx: TenantContext,
    tx: EntityManager,
  ): Promise<ReadonlyMap<PlatformSecret, HeldSecret>> {
    const { platformId: id } = ctx;
    const found = await this.platforms.find(ctx, tx, { id }, { ...KEPT, privateKeySealed: true });
    if (!found) throw runtimeProblem('notFound');
    const { privateKeySealed: key, certCashInUrl, certCashOutUrl, secretsSet } = found;
    const privateKey = key && this.envelope.open(key, platformKeyContext(id)).toString('utf8');
    const values = { privateKey, certCashInUrl, certCashOutUrl };
    return new Map(
      PLATFORM_SECRETS.flatMap((name) => {
        const value = values[name];
        return value === null ? [] : [[name, { value, mark: secretsSet[name] }] as const];
      }),
    );
  }

  private async write(
    ctx: TenantContext,
    tx: EntityManager,
    name: PlatformSecret,
    secret: HeldSecret | undefined,
  ): Promise<void> {
    const { platformId: id } = ctx;
    const before = await this.platforms.lock(ctx, tx, id);
    const { [name]: _former, ...others } = before?.secretsSet ?? {};
    const secretsSet = { ...others, ...(secret?.mark && { [name]: secret.mark }) };
    const value = secret?.value ?? null;
    const column =
      name === 'privateKey'
        ? { privateKeySealed: value === null ? null : this.envelope.seal(value, platformKeyContext(id)) }
        : { [name]: value };
    await this.platforms.save(ctx, tx, id, { ...column, secretsSet });
  }

  /** A secret that lies beside is no column of the platform, but whoever saw the platform without it is told. */
  private async touch(ctx: TenantContext, tx: EntityManager): Promise<void> {
    await this.platforms.save(ctx, tx, ctx.platformId, {});
  }

  /** One that is older than the record of uses may have been used since, although no use is known. */
  private async demandUnused(
    ctx: TenantContext,
    tx: EntityManager,
    name: PlatformSecret,
    { value, mark }: HeldSecret,
  ): Promise<void> {
    const usedAt = (await this.uses.of(ctx, tx))(name, value);
    if (usedAt === null && !mark) throw settingsProblem('secretUseUnknown');
    if (usedAt !== null && this.clock.now().getTime() - usedAt.getTime() < IN_USE_MS)
      throw settingsProblem('secretInUse');
  }
}

/** @throws PlatformRefused */
function keptValue(name: PlatformSecret, value: string): string {
  if (name !== 'privateKey') {
    if (!isCertificateAddress(value)) throw new PlatformRefused('A certificate is fetched by https only.');
    return value;
  }
  const key = encodePrivateKey(value);
  if (key === undefined) throw new PlatformRefused('The private key is no RSA key in PEM.');
  return key;
}

function shownSecret(
  name: PlatformSecret,
  { value, mark }: HeldSecret,
  more: {
    readonly isCurrent: boolean;
    readonly usedAt: (name: PlatformSecret, value: string) => Date | null;
  },
): SecretShown {
  return {
    isCurrent: more.isCurrent,
    fingerprint: name === 'privateKey' ? keyFingerprint(value) : (mark?.fingerprint ?? null),
    at: mark?.at ?? null,
    by: mark?.by ?? null,
    expiresAt: mark?.expiresAt ?? null,
    lastUsedAt: more.usedAt(name, value),
  };
}
