import { Injectable } from '@nestjs/common';
import { WebhooksConfig } from '../../../config/index.js';
import { Sweeps, type Sweeper } from '../../../runtime/jobs/index.js';
import { RETENTION_POLICY, type Period } from '../domain/policy.js';
import { Removals } from '../store/removals.js';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const ROWS_IN_A_BATCH = 500;
/** Of one rule in one run: what is left waits for the next, a minute later. */
const BATCHES = 20;

/** Enforces the retention policy, in short batches. A run that is interrupted is continued by the next. */
@Injectable()
@Sweeps('enforceRetention', MINUTE_MS)
export class EnforceRetention implements Sweeper {
  constructor(
    private readonly removals: Removals,
    private readonly webhooks: WebhooksConfig,
  ) {}

  /** Returns how many rows were deleted or cleared. */
  async sweep(now: Date): Promise<number> {
    let removed = 0;
    for (const rule of RETENTION_POLICY) {
      const before = new Date(now.getTime() - this.msOf(rule.period));
      for (let batch = 1, gone = ROWS_IN_A_BATCH; gone === ROWS_IN_A_BATCH && batch <= BATCHES; batch += 1) {
        gone = await this.removals.remove(rule, { before, most: ROWS_IN_A_BATCH, now });
        removed += gone;
      }
    }
    return removed;
  }

  private msOf(period: Period): number {
    if ('minutes' in period) return period.minutes * MINUTE_MS;
    if ('days' in period) return period.days * DAY_MS;
    const { keptDays, unknownKeptDays } = this.webhooks;
    return period.times * (period.setting === 'WEBHOOKS_KEPT_DAYS' ? keptDays : unknownKeptDays) * DAY_MS;
  }
}
