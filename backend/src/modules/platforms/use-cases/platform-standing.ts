import { addDays, saoPauloDate, startOfSaoPauloDay } from '@guiche/brazil';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import {
  InjectTenantRepository,
  Reads,
  type TenantRepository,
  Transactions,
  sql,
  statement,
} from '../../../database/index.js';
import { Clock } from '../../../runtime/clock/index.js';
import type { TenantContext } from '../../../runtime/context/index.js';
import { runtimeProblem } from '../../../runtime/errors/index.js';
import { AuditLog } from '../../audit/index.js';
import { announceCatalogChange } from '../catalog-changed.js';
import { nextStatuses, type PlatformStatus } from '../domain/platform-status.js';
import { settingsProblem, trialEndTexts } from '../settings-problems.js';
import { Platform } from '../store/platform.entity.js';

/** What a master decides about a platform. */
export interface Standing {
  readonly host: string | null;
  readonly locale: string;
  readonly createdAt: Date;
  readonly status: PlatformStatus;
  readonly statusChangedAt: Date | null;
  /** When the last trial ends, or ended. Null: there was none with an end. */
  readonly trialEndsAt: Date | null;
  /** Null: all. */
  readonly gatewaysAllowed: readonly string[] | null;
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
  trialEndsAt: true,
  gatewaysAllowed: true,
} as const;

const LONGEST_TRIAL_DAYS = 366;

const KEEP_TRIAL = sql<{ platformId: string; startedAt: Date; endsAt: Date }>(
  'keep-trial-of-platform',
  `insert into platform_trials (platform_id, started_at, ends_at) values (:platformId, :startedAt, :endsAt)
on conflict (platform_id, started_at) do update set ends_at = excluded.ends_at`,
);

const TRIALS_OVER = sql<{ now: Date }>(
  'trials-of-platforms-over',
  `select id from platforms where status = 'TRIAL' and trial_ends_at <= :now order by trial_ends_at, id limit 100`,
);

/** The status of a platform, its name, and the gateways that it may connect. Each change names a reason, which the audit log keeps. */
@Injectable()
export class PlatformStanding {
  constructor(
    @InjectTenantRepository(Platform) private readonly platforms: TenantRepository<Platform>,
    private readonly audit: AuditLog,
    private readonly reads: Reads,
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
   * Suspends, activates, closes or tries the platform, in effect at once in every process.
   * @param trialEndsOn of a trial: its last day, YYYY-MM-DD in America/Sao_Paulo
   * @throws Problem notFound; validation (422): the day; statusNotReachable (409); changedMeanwhile (409). Nothing was written
   */
  async setStatus(
    ctx: TenantContext,
    status: PlatformStatus,
    { reason, version, trialEndsOn }: Submitted & { readonly trialEndsOn?: string | undefined },
  ): Promise<void> {
    const now = this.clock.now();
    const trialEndsAt = status === 'TRIAL' ? endOfTrial(trialEndsOn, now) : undefined;
    await this.transactions.run('setPlatformStatus', async (tx) => {
      const before = await this.locked(ctx, tx);
      if (!nextStatuses(before.status).includes(status)) throw settingsProblem('statusNotReachable');
      const trial = trialOf(before, status, { trialEndsAt, now });
      if (trial) await this.keepTrial(ctx, tx, trial);
      const isLonger = status === before.status;
      await this.save(ctx, tx, { status, ...(!isLonger && { statusChangedAt: now }), ...trial }, version);
      this.audit.record(ctx, tx, {
        ...{ action: 'platform.statusChanged', subject: 'platforms', subjectId: ctx.platformId, reason },
        before: { status: before.status },
        after: { status, ...(trialEndsAt && { trialEndsAt: trialEndsAt.toISOString() }) },
      });
    });
  }

  /** Each trial stays, so that no month of an earlier one is billed after a later one began. */
  private async keepTrial(ctx: TenantContext, tx: EntityManager, trial: Trial): Promise<void> {
    const { trialStartedAt: startedAt, trialEndsAt: endsAt } = trial;
    await statement(tx, KEEP_TRIAL({ platformId: ctx.platformId, startedAt, endsAt }));
  }

  /** The platforms whose trial is over. */
  async trialsOver(): Promise<string[]> {
    const now = this.clock.now();
    const found = await this.reads.primary<{ id: string }>(TRIALS_OVER({ now }));
    return found.map(({ id }) => id);
  }

  /** Activates a platform whose trial is over. Whatever else it became meanwhile stays. */
  async endTrial(ctx: TenantContext): Promise<void> {
    const now = this.clock.now();
    await this.transactions.run('endTrial', async (tx) => {
      const before = await this.locked(ctx, tx);
      if (before.status !== 'TRIAL' || before.trialEndsAt === null || before.trialEndsAt > now) return;
      await this.save(ctx, tx, { status: 'ACTIVE', statusChangedAt: now });
      this.audit.record(ctx, tx, {
        ...{ action: 'platform.statusChanged', subject: 'platforms', subjectId: ctx.platformId },
        ...{ reason: 'The trial is over', before: { status: 'TRIAL' }, after: { status: 'ACTIVE' } },
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
    version?: number,
  ): Promise<void> {
    await this.platforms.save(ctx, tx, ctx.platformId, change, version);
    announceCatalogChange(tx, ctx.platformId);
  }
}

/** The midnight after the last day. @throws Problem validation (422): no day, one before today, or one too far away */
function endOfTrial(lastDay: string | undefined, now: Date): Date {
  const today = saoPauloDate(now);
  const isDay = lastDay !== undefined && startOfSaoPauloDay(lastDay) !== undefined;
  const end =
    isDay && lastDay >= today && lastDay <= addDays(today, LONGEST_TRIAL_DAYS)
      ? startOfSaoPauloDay(addDays(lastDay, 1))
      : undefined;
  if (!end) throw runtimeProblem('validation', { errors: { trialEndsOn: [trialEndTexts] } });
  return end;
}

interface Trial {
  readonly trialStartedAt: Date;
  readonly trialEndsAt: Date;
}

/** A trial of a platform that becomes active is over at once, whatever it was meanwhile; a longer one began when it began. */
function trialOf(
  before: Pick<Platform, 'status' | 'trialStartedAt' | 'trialEndsAt'>,
  status: PlatformStatus,
  { trialEndsAt, now }: { readonly trialEndsAt: Date | undefined; readonly now: Date },
): Trial | undefined {
  const { trialStartedAt, trialEndsAt: formerEnd } = before;
  const isOpen = trialStartedAt !== null && formerEnd !== null && formerEnd > now;
  if (trialEndsAt) return { trialStartedAt: isOpen ? trialStartedAt : now, trialEndsAt };
  return isOpen && status === 'ACTIVE' ? { trialStartedAt, trialEndsAt: now } : undefined;
}
