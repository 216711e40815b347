import { Injectable, type BeforeApplicationShutdown } from '@nestjs/common';
import { Clock } from '../../../runtime/clock/index.js';
import { systemContext } from '../../../runtime/context/index.js';
import { DueRows, SweepsWhenDue, type Sweeper } from '../../../runtime/jobs/index.js';
import { Observed } from '../../../runtime/metrics/index.js';
import { PAYOUT_PAUSES_MS } from '../domain/payout-schedule.js';
import { PAYOUTS_DUE, SentPayouts, type DuePayout } from '../store/payouts.js';
import { FollowPayout } from '../use-cases/follow-payout.js';

/** Asks about payouts without a known end, and about paid ones a while later. */
@Injectable()
@SweepsWhenDue('followPayouts', PAYOUTS_DUE)
export class FollowPayouts implements Sweeper, BeforeApplicationShutdown {
  private readonly due: DueRows<DuePayout>;

  constructor(payouts: SentPayouts, followPayout: FollowPayout, clock: Clock, observed: Observed) {
    this.due = new DueRows<DuePayout>(observed, {
      name: 'followPayout',
      limits: { atOnce: 32, perKey: 8 },
      claimedAtOnce: 8,
      claim: (free) => payouts.claimDue(clock.now(), PAYOUT_PAUSES_MS, free),
      keyOf: ({ gatewayAccountId }) => gatewayAccountId,
      describe: ({ id }) => `payout ${id}`,
      work: ({ platformId, id }) => followPayout.follow(systemContext('payouts').forPlatform(platformId), id),
      // The claim put it off already, and `FollowPayout` tells staff.
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
