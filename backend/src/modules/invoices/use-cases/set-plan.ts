import { addDays, saoPauloDate } from '@guiche/brazil';
import { Injectable } from '@nestjs/common';
import { Transactions } from '../../../database/index.js';
import { Clock } from '../../../runtime/clock/index.js';
import type { TenantContext } from '../../../runtime/context/index.js';
import { runtimeProblem } from '../../../runtime/errors/index.js';
import { newId } from '../../../runtime/ids/index.js';
import { AuditLog } from '../../audit/index.js';
import { PlatformStanding } from '../../platforms/index.js';
import { monthOf } from '../domain/invoice-days.js';
import type { PlanTerms } from '../domain/invoice.js';
import { invoiceProblem, planMonthTexts } from '../invoice-problems.js';
import { PlatformPlans, type PlatformPlan } from '../store/platform-plans.js';

const MOST_DAYS_AHEAD = 731;

export interface WantedPlan extends PlanTerms {
  readonly name: string;
  readonly dueDays: number;
  /** Its first month, YYYY-MM. */
  readonly startsIn: string;
  readonly reason: string;
  /** The newest version that the reader saw. Undefined: there was none. */
  readonly basedOn?: string | undefined;
}

/** What a platform pays the operator. A version holds from a month on; a month that has begun is asked for by the version that holds at its end. */
@Injectable()
export class SetPlan {
  constructor(
    private readonly plans: PlatformPlans,
    private readonly standing: PlatformStanding,
    private readonly audit: AuditLog,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /** The versions, the newest first. @throws Problem notFound */
  async history(ctx: TenantContext): Promise<PlatformPlan[]> {
    if (!(await this.standing.show(ctx))) throw runtimeProblem('notFound');
    return this.plans.history(ctx);
  }

  /** @throws Problem notFound; planChanged (409); validation (422): the month. Nothing was written */
  async set(ctx: TenantContext, { basedOn, startsIn, ...terms }: WantedPlan): Promise<void> {
    if (!(await this.standing.show(ctx))) throw runtimeProblem('notFound');
    const now = this.clock.now();
    const startsOn = `${startsIn}-01`;
    const today = saoPauloDate(now);
    if (startsOn < monthOf(today) || startsOn > addDays(today, MOST_DAYS_AHEAD))
      throw runtimeProblem('validation', { errors: { startsIn: [planMonthTexts] } });
    const id = newId(now);
    await this.transactions.run('setPlatformPlan', async (tx) => {
      if ((await this.plans.lock(ctx, tx)) !== basedOn) throw invoiceProblem('planChanged');
      await this.plans.add(ctx, tx, { id, startsOn, ...terms, createdBy: ctx.recordedActor, createdAt: now });
      const { reason, ...after } = terms;
      this.audit.record(ctx, tx, {
        ...{ action: 'platform.planSet', subject: 'platforms', subjectId: ctx.platformId, reason },
        after: { ...after, startsOn },
      });
    });
  }
}
