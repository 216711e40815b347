import { Injectable } from '@nestjs/common';
import { isUUID } from 'class-validator';
import { Reads, Transactions, sql } from '../../../database/index.js';
import type { Session } from '../../../runtime/access/index.js';
import type { Context, TenantContext } from '../../../runtime/context/index.js';
import { runtimeProblem } from '../../../runtime/errors/index.js';
import { ClientCertificates, certificateFacts } from '../../../runtime/http/index.js';
import { seconds } from '../../../runtime/clock/durations.js';
import { GatewayDirectory } from '../../acquiring/index.js';
import { AuditLog } from '../../audit/index.js';
import { Reauthentication, type Proof } from '../../identity/index.js';
import {
  PlatformRefused,
  PlatformSecrets,
  PlatformSettings,
  PlatformStanding,
  type PlatformChange,
  type PlatformSecret,
  type PlatformShown,
  type PlatformStatus,
  type SecretShown,
  type Standing,
} from '../../platforms/index.js';
import { limitChangesOf, limitProblems } from '../../protection/index.js';
import { gatewayUnknownTexts, limitsRefusedTexts, secretRefusedTexts } from '../master-problems.js';

/** What is done with a secret: one is added, the one that lies beside is used or removed, or the only one is removed. */
export const SECRET_STEPS = ['add', 'use', 'remove', 'removeOnly'] as const;
export type SecretStep = (typeof SECRET_STEPS)[number];

interface Submitted {
  readonly reason: string;
  readonly version: number;
}

export interface ManagedPlatform {
  readonly settings: PlatformShown;
  readonly standing: Standing;
}

/** Who uses a platform, and where. */
export interface PlatformOverview {
  readonly sellers: number;
  readonly administrators: number;
  readonly domains: readonly PlatformDomain[];
}

export interface PlatformDomain {
  readonly id: string;
  readonly host: string;
  readonly use: string;
  readonly isDefault: boolean;
  readonly dnsState: string;
  readonly certificateState: string;
  readonly certificateExpiresAt: Date | null;
}

const CERTIFICATE_LOADS_MS = seconds(5);

const DOMAINS = sql<{ platformId: string }>(
  'domains-of-platform',
  `select id, host, use, is_default as "isDefault", dns_state as "dnsState", certificate_state as "certificateState",
  certificate_expires_at as "certificateExpiresAt"
from domains_read where platform_id = :platformId order by host limit 100`,
);

const PEOPLE = sql<{ platformId: string }>(
  'people-of-platform',
  `select (select count(*)::int from users_read where platform_id = :platformId and role = 'PRODUCER') as sellers,
  (select count(*)::int from users_read where platform_id = :platformId and role = 'ADMIN' and status <> 'REMOVED') as administrators
from platforms_read where id = :platformId`,
);

/** What a master sees and changes of one platform. Status and secrets need the password again; everything needs a reason. */
@Injectable()
export class ManagePlatform {
  constructor(
    private readonly settings: PlatformSettings,
    private readonly standing: PlatformStanding,
    private readonly secrets: PlatformSecrets,
    private readonly gateways: GatewayDirectory,
    private readonly reauthentication: Reauthentication,
    private readonly audit: AuditLog,
    private readonly transactions: Transactions,
    private readonly reads: Reads,
    private readonly certificates: ClientCertificates,
  ) {}

  /** @throws Problem notFound */
  async show(ctx: Context, id: string): Promise<ManagedPlatform> {
    const tenant = tenantOf(ctx, id);
    const [settings, standing] = await Promise.all([this.settings.show(tenant), this.standing.show(tenant)]);
    if (!settings || !standing) throw runtimeProblem('notFound');
    return { settings, standing };
  }

  /** @throws Problem notFound */
  async overview(ctx: Context, id: string): Promise<PlatformOverview> {
    const { platformId } = tenantOf(ctx, id);
    const [[people], domains] = await Promise.all([
      this.reads.prepared<{ sellers: number; administrators: number }>(PEOPLE({ platformId })),
      this.reads.prepared<PlatformDomain>(DOMAINS({ platformId })),
    ]);
    if (!people) throw runtimeProblem('notFound');
    return { ...people, domains };
  }

  /** What is held of each name, without its value. Only this opens the secrets. @throws Problem notFound */
  showSecrets(ctx: Context, id: string): Promise<Readonly<Record<PlatformSecret, readonly SecretShown[]>>> {
    return this.secrets.show(tenantOf(ctx, id));
  }

  /** @throws Problem notFound; changedMeanwhile (409). Nothing was written */
  async change(ctx: Context, id: string, change: PlatformChange, submitted: Submitted): Promise<void> {
    const changed = await this.settings.change(tenantOf(ctx, id), change, submitted);
    if (!changed) throw runtimeProblem('notFound');
  }

  /** Name and company, of which the name is recorded first. @throws Problem notFound; changedMeanwhile (409) */
  async changeData(
    ctx: Context,
    id: string,
    { name, ...company }: PlatformChange & { readonly name: string },
    { reason, version }: Submitted,
  ): Promise<void> {
    const tenant = tenantOf(ctx, id);
    const shown = await this.settings.show(tenant);
    if (!shown) throw runtimeProblem('notFound');
    const isRenamed = shown.name !== name;
    if (isRenamed) await this.standing.rename(tenant, name, { reason, version });
    await this.settings.change(tenant, company, { reason, version: isRenamed ? version + 1 : version });
  }

  /** @throws Problem validation (422): a gateway that does not exist; changedMeanwhile (409) */
  async allowGateways(
    ctx: Context,
    id: string,
    gateways: readonly string[] | null,
    submitted: Submitted,
  ): Promise<void> {
    if (gateways?.some((gateway) => !this.gateways.find(gateway)))
      throw runtimeProblem('validation', { errors: { gateways: [gatewayUnknownTexts] } });
    const wanted = gateways && [...new Set(gateways)].sort();
    await this.standing.allowGateways(tenantOf(ctx, id), wanted, submitted);
  }

  /**
   * The velocity limits that differ from the usual ones; what is left out is usual.
   * @throws Problem validation (422): no such limit, or a number that it cannot have; changedMeanwhile (409). Nothing was written
   */
  async setLimits(
    ctx: Context,
    id: string,
    numbers: readonly { readonly name: string; readonly value: number }[],
    submitted: Submitted,
  ): Promise<void> {
    const velocityLimits = limitChangesOf(numbers);
    const isValid = velocityLimits !== undefined && limitProblems(velocityLimits).length === 0;
    if (!isValid) throw runtimeProblem('validation', { errors: { limits: [limitsRefusedTexts] } });
    await this.change(ctx, id, { velocityLimits }, submitted);
  }

  /**
   * Adds a secret, uses the one that lies beside the one in use, or removes one. It is never shown.
   * @throws Problem validation (422): wrong password or code, no such key or address, or nothing to add; secondSecretExists, noSecondSecret,
   * secretInUse, changedMeanwhile (409). Nothing was written
   */
  async changeSecret(
    ctx: Context,
    session: Session,
    {
      id,
      name,
      step,
      value = '',
    }: { id: string; name: PlatformSecret; step: SecretStep; value?: string | undefined },
    { reason, version, ...proof }: Submitted & Proof,
  ): Promise<void> {
    const tenant = tenantOf(ctx, id);
    await this.reauthentication.demand(ctx, session, proof);
    const submitted = { reason, version };
    if (step === 'use') return this.secrets.use(tenant, name, submitted);
    if (step === 'remove') return this.secrets.remove(tenant, name, submitted);
    if (step === 'removeOnly') return this.secrets.removeOnly(tenant, name, submitted);
    const facts = name === 'privateKey' ? undefined : await this.factsAt(value);
    try {
      await this.secrets.add(tenant, { name, value, ...facts }, submitted);
    } catch (error) {
      throw error instanceof PlatformRefused
        ? runtimeProblem('validation', { errors: { value: [secretRefusedTexts(name)] } })
        : error;
    }
  }

  /** @throws Problem validation (422): wrong password or code, or the last day of a trial; statusNotReachable, changedMeanwhile (409). Nothing was written */
  async setStatus(
    ctx: Context,
    session: Session,
    { id, status }: { id: string; status: PlatformStatus },
    {
      reason,
      version,
      trialEndsOn,
      ...proof
    }: Submitted & Proof & { readonly trialEndsOn?: string | undefined },
  ): Promise<void> {
    const tenant = tenantOf(ctx, id);
    await this.reauthentication.demand(ctx, session, proof);
    await this.standing.setStatus(tenant, status, { reason, version, trialEndsOn });
  }

  /** Lets staff sign in from everywhere again, where a list shut them out. @throws Problem notFound; changedMeanwhile (409) */
  clearStaffAddresses(ctx: Context, id: string, submitted: Submitted): Promise<void> {
    return this.change(ctx, id, { staffAddresses: [] }, submitted);
  }

  /** Records that the data leave. @throws Problem notFound */
  async recordExport(ctx: Context, id: string): Promise<TenantContext> {
    const tenant = tenantOf(ctx, id);
    if (!(await this.standing.show(tenant))) throw runtimeProblem('notFound');
    await this.record(tenant, 'platform.exported', {});
    return tenant;
  }

  /** Undefined: the file is not there, or needs a passphrase. It is fetched again for each call, so that is no reason to refuse it. */
  private async factsAt(url: string): Promise<ReturnType<typeof certificateFacts>> {
    const found = await this.certificates.load({ url }, CERTIFICATE_LOADS_MS).catch(() => undefined);
    return found && certificateFacts(found);
  }

  private record(
    ctx: TenantContext,
    action: string,
    more: { readonly reason?: string; readonly after?: { readonly name: string } },
  ): Promise<void> {
    return this.transactions.run('recordPlatformChange', (tx) => {
      this.audit.record(ctx, tx, { action, subject: 'platforms', subjectId: ctx.platformId, ...more });
      return Promise.resolve();
    });
  }
}

/** @throws Problem notFound: no id of a platform */
function tenantOf(ctx: Context, id: string): TenantContext {
  if (!isUUID(id)) throw runtimeProblem('notFound');
  return ctx.forPlatform(id);
}
