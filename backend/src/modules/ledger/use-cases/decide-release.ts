import { addDays, saoPauloDate, startOfSaoPauloDay } from '@guiche/brazil';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Transactions } from '../../../database/index.js';
import type { Session } from '../../../runtime/access/index.js';
import { minutes } from '../../../runtime/clock/durations.js';
import { Clock } from '../../../runtime/clock/index.js';
import type { TenantContext } from '../../../runtime/context/index.js';
import { runtimeProblem } from '../../../runtime/errors/index.js';
import { AuditLog } from '../../audit/index.js';
import { Reauthentication, type Proof } from '../../identity/index.js';
import { heldUntilTexts, releaseProblem } from '../release-problems.js';
import { DueReleases } from '../store/due-releases.js';
import { ReleaseFunds } from './release-funds.js';

export interface ReleaseDecision extends Proof {
  readonly action: 'RELEASE' | 'HOLD';
  readonly reason: string;
  /** Of a hold: the day of the release, YYYY-MM-DD. */
  readonly until?: string | undefined;
}

const SUBJECT = 'ledger_releases';
const CLAIM_MS = minutes(5);

/** Staff release before the day of the rule, or hold longer (screens.md C28). */
@Injectable()
export class DecideRelease {
  constructor(
    private readonly releases: DueReleases,
    private readonly funds: ReleaseFunds,
    private readonly reauthentication: Reauthentication,
    private readonly audit: AuditLog,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /** @throws Problem notFound; validation (422): proof, day; nothingToRelease (409) */
  async decide(
    ctx: TenantContext,
    session: Session,
    id: string,
    { action, reason, until, ...proof }: ReleaseDecision,
  ): Promise<void> {
    const from = action === 'HOLD' ? this.heldUntil(until) : null;
    await this.reauthentication.demand(ctx, session, proof);
    if (from) await this.hold(ctx, id, from, reason);
    else await this.release(ctx, id, reason);
  }

  /**
   * Claims it as the job does, and then releases it. Two transactions, because postings lock accounts before releases. When the process
   * dies in between, the job releases it.
   */
  private async release(ctx: TenantContext, id: string, reason: string): Promise<void> {
    const claimed = await this.transactions.run('claimRelease', async (tx) => {
      const now = this.clock.now();
      const lookAt = new Date(now.getTime() + CLAIM_MS);
      const by = ctx.recordedActor;
      const found = await this.releases.claimOne(ctx, tx, { id, now, lookAt, by, reason });
      if (!found) throw await this.refusal(ctx, tx, id);
      this.audit.record(ctx, tx, { ...recorded('release.early', id), reason, after: { amount: found.left } });
      return found;
    });
    await this.transactions.run('releaseEarly', (tx) =>
      this.funds.now(ctx, tx, [claimed], ctx.recordedActor),
    );
  }

  private async hold(ctx: TenantContext, id: string, until: Date, reason: string): Promise<void> {
    await this.transactions.run('holdRelease', async (tx) => {
      const by = ctx.recordedActor;
      if (!(await this.releases.hold(ctx, tx, { id, until, by, reason })))
        throw await this.refusal(ctx, tx, id);
      this.audit.record(ctx, tx, { ...recorded('release.held', id), reason, after: { until } });
    });
  }

  private async refusal(ctx: TenantContext, tx: EntityManager, id: string) {
    return (await this.releases.isKnown(ctx, tx, id))
      ? releaseProblem('nothingToRelease')
      : runtimeProblem('notFound');
  }

  /** @throws Problem validation (422) */
  private heldUntil(day = ''): Date {
    const today = saoPauloDate(this.clock.now());
    const start = startOfSaoPauloDay(day);
    if (start && day > today && day <= addDays(today, 366)) return start;
    throw runtimeProblem('validation', { errors: { until: [heldUntilTexts] } });
  }
}

const recorded = (action: string, subjectId: string) => ({ action, subject: SUBJECT, subjectId });
