import { Injectable, type BeforeApplicationShutdown } from '@nestjs/common';
import { minutes } from '../../../runtime/clock/durations.js';
import { Clock } from '../../../runtime/clock/index.js';
import { systemContext } from '../../../runtime/context/index.js';
import { DueRows, SweepsWhenDue, type Sweeper } from '../../../runtime/jobs/index.js';
import { Observed } from '../../../runtime/metrics/index.js';
import { DISPUTES_DUE, Disputes, type DueDispute } from '../store/disputes.js';
import { FollowDispute } from '../use-cases/follow-dispute.js';

const CLAIM_MS = minutes(5);

/** Ends deadlines, and moves the money of disputes whose process died before it did. */
@Injectable()
@SweepsWhenDue('watchDisputes', DISPUTES_DUE)
export class WatchDisputes implements Sweeper, BeforeApplicationShutdown {
  private readonly due: DueRows<DueDispute>;

  constructor(disputes: Disputes, following: FollowDispute, clock: Clock, observed: Observed) {
    this.due = new DueRows<DueDispute>(observed, {
      name: 'watchDispute',
      limits: { atOnce: 4, perKey: 2 },
      claimedAtOnce: 8,
      claim: (free) => disputes.claimDue(clock.now(), new Date(clock.now().getTime() + CLAIM_MS), free),
      keyOf: ({ platformId }) => platformId,
      describe: ({ id }) => `dispute ${id}`,
      work: ({ platformId, id }) => following.watch(systemContext('disputes').forPlatform(platformId), id),
      // The claim put it off already.
      failed: () => Promise.resolve(),
    });
  }

  sweep(_now: Date, stopping?: AbortSignal): Promise<number> {
    return this.due.sweep(stopping);
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.due.idle();
  }
}
