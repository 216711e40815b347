import { Injectable, type BeforeApplicationShutdown } from '@nestjs/common';
import { minutes } from '../../../runtime/clock/durations.js';
import { Clock } from '../../../runtime/clock/index.js';
import { systemContext } from '../../../runtime/context/index.js';
import { DueRows, SweepsWhenDue, type Sweeper } from '../../../runtime/jobs/index.js';
import { Observed } from '../../../runtime/metrics/index.js';
import { ANTICIPATIONS_DUE, Anticipations, type DueAnticipation } from '../store/anticipations.js';
import { CancelGoneAnticipations } from '../use-cases/cancel-gone-anticipations.js';

const CLAIM_MS = minutes(5);

/** Looks every hour whether what open anticipations cover is still there: releases and disputes are no event of a payment. */
@Injectable()
@SweepsWhenDue('watchAnticipations', ANTICIPATIONS_DUE)
export class WatchAnticipations implements Sweeper, BeforeApplicationShutdown {
  private readonly due: DueRows<DueAnticipation>;

  constructor(anticipations: Anticipations, gone: CancelGoneAnticipations, clock: Clock, observed: Observed) {
    this.due = new DueRows<DueAnticipation>(observed, {
      name: 'watchAnticipation',
      limits: { atOnce: 16, perKey: 4 },
      claimedAtOnce: 8,
      claim: (free) => anticipations.claimDue(clock.now(), new Date(clock.now().getTime() + CLAIM_MS), free),
      keyOf: ({ platformId }) => platformId,
      describe: ({ id }) => `anticipation ${id}`,
      work: async ({ platformId, id }) => {
        await gone.cancel(systemContext('anticipations').forPlatform(platformId), id);
      },
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
