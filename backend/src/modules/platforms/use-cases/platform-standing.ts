import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { InjectTenantRepository, type TenantRepository, Transactions } from '../../../database/index.js';
import { Clock } from '../../../runtime/clock/index.js';
import type { TenantContext } from '../../../runtime/context/index.js';
import { runtimeProblem } from '../../../runtime/errors/index.js';
import { AuditLog } from '../../audit/index.js';
import { announceCatalogChange } from '../catalog-changed.js';
import { nextStatuses, type PlatformStatus } from '../domain/platform-status.js';
import { settingsProblem } from '../settings-problems.js';
import { Platform, type SecretsSet } from '../store/platform.entity.js';

/** What a master decides about a platform. */
export interface Standing {
  readonly host: string | null;
  readonly locale: string;
  readonly createdAt: Date;
  readonly status: PlatformStatus;
  readonly statusChangedAt: Date | null;
  /** Null: all. */
  readonly gatewaysAllowed: readonly string[] | null;
  readonly secretsSet: SecretsSet;
}

interface Submitted {
  readonly reason: string;
  readonly version: number;
}

const SHOWN = {
  host: true,
  locale: true,
  createdAt: true,
  status: true,
  statusChangedAt: true,
  gatewaysAllowed: true,
  secretsSet: true,
} as const;

/** The status of a platform, its name, and the gateways that it may connect. Each change names a reason, which the audit log keeps. */
@Injectable()
export class PlatformStanding {
  constructor(
    @InjectTenantRepository(Platform) private readonly platforms: TenantRepository<Platform>,
    private readonly audit: AuditLog,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /** Undefined: there is no such platform. */
  show(ctx: TenantContext): Promise<Standing | undefined> {
    return this.transactions.run('showPlatformStanding', (tx) =>
      this.platforms.find(ctx, tx, { id: ctx.platformId }, SHOWN),
    );
  }

  /**
   * Suspends, activates or closes the platform, in effect at once in every process.
   * @throws Problem notFound; statusNotReachable (409); changedMeanwhile (409). Nothing was written
   */
  async setStatus(ctx: TenantContext, status: PlatformStatus, { reason, version }: Submitted): Promise<void> {
    await this.transactions.run('setPlatformStatus', async (tx) => {
      const before = await this.locked(ctx, tx);
      if (!nextStatuses(before.status).includes(status)) throw settingsProblem('statusNotReachable');
      await this.save(ctx, tx, { status, statusChangedAt: this.clock.now() }, version);
      this.audit.record(ctx, tx, {
        ...{ action: 'platform.statusChanged', subject: 'platforms', subjectId: ctx.platformId, reason },
        ...{ before: { status: before.status }, after: { status } },
      });
    });
  }

  /** Which gateways the platform may connect; null: all. Accounts that are connected stay. @throws Problem changedMeanwhile */
  async allowGateways(
    ctx: TenantContext,
    gatewaysAllowed: readonly string[] | null,
    { reason, version }: Submitted,
  ): Promise<void> {
    await this.transactions.run('allowGateways', async (tx) => {
      const before = await this.locked(ctx, tx);
      await this.save(ctx, tx, { gatewaysAllowed: gatewaysAllowed && [...gatewaysAllowed] }, version);
      this.audit.record(ctx, tx, {
        ...{ action: 'platform.gatewaysAllowed', subject: 'platforms', subjectId: ctx.platformId, reason },
        ...{ before: { gateways: before.gatewaysAllowed }, after: { gateways: gatewaysAllowed } },
      });
    });
  }

  /** @throws Problem changedMeanwhile */
  async rename(ctx: TenantContext, name: string, { reason, version }: Submitted): Promise<void> {
    await this.transactions.run('renamePlatform', async (tx) => {
      const before = await this.locked(ctx, tx);
      await this.save(ctx, tx, { name }, version);
      this.audit.record(ctx, tx, {
        ...{ action: 'platform.renamed', subject: 'platforms', subjectId: ctx.platformId, reason },
        ...{ before: { name: before.name }, after: { name } },
      });
    });
  }

  private async locked(ctx: TenantContext, tx: EntityManager): Promise<Platform> {
    const found = await this.platforms.lock(ctx, tx, ctx.platformId);
    if (!found) throw runtimeProblem('notFound');
    return found;
  }

  private async save(
    ctx: TenantContext,
    tx: EntityManager,
    change: Partial<Platform>,
    version: number,
  ): Promise<void> {
    await this.platforms.save(ctx, tx, ctx.platformId, change, version);
    announceCatalogChange(tx, ctx.platformId);
  }
}
