import { Injectable, type BeforeApplicationShutdown } from '@nestjs/common';
import { Clock } from '../../../runtime/clock/index.js';
import { systemContext } from '../../../runtime/context/index.js';
import { DueRows, SweepsWhenDue, type Sweeper } from '../../../runtime/jobs/index.js';
import { Observed } from '../../../runtime/metrics/index.js';
import { REFUND_PAUSES_MS } from '../domain/query-schedule.js';
import { REFUNDS_DUE, Refunds, type DueRefund } from '../store/refunds.js';
import { FollowRefund } from '../use-cases/follow-refund.js';

const contextOf = ({ platformId }: DueRefund) => systemContext('refund follower').forPlatform(platformId);

/** Queries the provider about every refund whose outcome is not known. It ends when the money is back, or with a review item. */
@Injectable()
@SweepsWhenDue('followRefunds', REFUNDS_DUE)
export class FollowRefunds implements Sweeper, BeforeApplicationShutdown {
  private readonly due: DueRows<DueRefund>;

  constructor(refunds: Refunds, followRefund: FollowRefund, clock: Clock, observed: Observed) {
    this.due = new DueRows<DueRefund>(observed, {
      name: 'followRefund',
      limits: { atOnce: 64, perKey: 8 },
      claimedAtOnce: 8,
      claim: (free) => refunds.claimDue(clock.now(), REFUND_PAUSES_MS, free),
      keyOf: ({ gatewayAccountId }) => gatewayAccountId,
      describe: ({ refundId }) => `refund ${refundId}`,
      work: (refund) => followRefund.follow(contextOf(refund), refund),
      // The claim put it off already.
      failed: (refund) => followRefund.openReviewItem(contextOf(refund), refund, { notWritten: true }),
    });
  }

  sweep(_now: Date, stopping?: AbortSignal): Promise<number> {
    return this.due.sweep(stopping);
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.due.idle();
  }
}
