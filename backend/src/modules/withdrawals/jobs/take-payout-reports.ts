import { Injectable, type BeforeApplicationShutdown } from '@nestjs/common';
import { minutes } from '../../../runtime/clock/durations.js';
import { Clock } from '../../../runtime/clock/index.js';
import { systemContext } from '../../../runtime/context/index.js';
import { DueRows, SweepsWhenDue, type Sweeper } from '../../../runtime/jobs/index.js';
import { Observed } from '../../../runtime/metrics/index.js';
import { PAYOUT_NEWS_DUE, PayoutNotifications, type PayoutNews } from '../store/payout-news.js';
import { TakePayoutNews } from '../use-cases/take-payout-news.js';

const CLAIM_MS = minutes(5);

/** Works on the reports of providers about payouts. */
@Injectable()
@SweepsWhenDue('takePayoutReports', PAYOUT_NEWS_DUE)
export class TakePayoutReports implements Sweeper, BeforeApplicationShutdown {
  private readonly due: DueRows<PayoutNews>;

  constructor(news: PayoutNotifications, takeNews: TakePayoutNews, clock: Clock, observed: Observed) {
    this.due = new DueRows<PayoutNews>(observed, {
      name: 'takePayoutReport',
      limits: { atOnce: 32, perKey: 8 },
      claimedAtOnce: 8,
      claim: (free) => news.claimDue(clock.now(), new Date(clock.now().getTime() + CLAIM_MS), free),
      keyOf: ({ gatewayAccountId }) => gatewayAccountId,
      describe: ({ id }) => `report ${id} about a payout`,
      work: (told) => takeNews.take(systemContext('payouts').forPlatform(told.platformId), told),
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
