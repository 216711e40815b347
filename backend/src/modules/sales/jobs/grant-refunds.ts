import { Injectable, type BeforeApplicationShutdown } from '@nestjs/common';
import { minutes } from '../../../runtime/clock/durations.js';
import { Clock } from '../../../runtime/clock/index.js';
import { systemContext } from '../../../runtime/context/index.js';
import { DueRows, SweepsWhenDue, type Sweeper } from '../../../runtime/jobs/index.js';
import { Observed } from '../../../runtime/metrics/index.js';
import { REFUND_REQUESTS_DUE, RefundRequests, type DueRefundRequest } from '../store/refund-requests.js';
import { GrantRefund } from '../use-cases/grant-refund.js';

const CLAIM_MS = minutes(10);

/** Ends requests that were granted and whose process died before the provider was asked, or whose refund took long. */
@Injectable()
@SweepsWhenDue('grantRefunds', REFUND_REQUESTS_DUE)
export class GrantRefunds implements Sweeper, BeforeApplicationShutdown {
  private readonly due: DueRows<DueRefundRequest>;

  constructor(requests: RefundRequests, granting: GrantRefund, clock: Clock, observed: Observed) {
    this.due = new DueRows<DueRefundRequest>(observed, {
      name: 'grantRefund',
      limits: { atOnce: 8, perKey: 2 },
      claimedAtOnce: 8,
      claim: (free) => requests.claimDue(clock.now(), new Date(clock.now().getTime() + CLAIM_MS), free),
      keyOf: ({ platformId }) => platformId,
      describe: ({ id }) => `refund request ${id}`,
      work: (one) => granting.grant(systemContext('refund requests').forPlatform(one.platformId), one),
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
