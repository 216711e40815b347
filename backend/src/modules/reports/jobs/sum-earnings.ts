import { Injectable } from '@nestjs/common';
import { days, minutes } from '../../../runtime/clock/durations.js';
import { Sweeps, type Sweeper } from '../../../runtime/jobs/index.js';
import { EarningsDays } from '../store/earnings-days.js';

const EVERY_MS = minutes(10);

/** What one statement sums up: a large platform's month takes seconds. */
const DAYS_AT_ONCE = 31;

/** Sums up what the platforms earned with each seller, from the day before the last one that is known. */
@Injectable()
@Sweeps('sumEarnings', EVERY_MS)
export class SumEarnings implements Sweeper {
  constructor(private readonly earnings: EarningsDays) {}

  /** Returns zero: nothing is left over that another pass would find. */
  async sweep(now: Date): Promise<number> {
    for (const { id } of await this.earnings.platforms()) await this.ofPlatform(id, now);
    return 0;
  }

  private async ofPlatform(platformId: string, now: Date): Promise<void> {
    let from = await this.earnings.first(platformId);
    while (from !== null && from <= now) {
      const until = new Date(from.getTime() + days(DAYS_AT_ONCE));
      await this.earnings.sum(platformId, { from, until });
      from = until;
    }
  }
}
