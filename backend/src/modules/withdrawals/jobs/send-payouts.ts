import { Injectable, type BeforeApplicationShutdown } from '@nestjs/common';
import { minutes } from '../../../runtime/clock/durations.js';
import { Clock } from '../../../runtime/clock/index.js';
import { systemContext } from '../../../runtime/context/index.js';
import { DueRows, SweepsWhenDue, type Sweeper } from '../../../runtime/jobs/index.js';
import { Observed } from '../../../runtime/metrics/index.js';
import { WITHDRAWALS_DUE, Withdrawals, type DueWithdrawal } from '../store/withdrawals.js';
import { SendPayout } from '../use-cases/send-payout.js';

/** Longer than the calls to all accounts of a platform take. */
const CLAIM_MS = minutes(5);

/** Sends the withdrawals that were decided. */
@Injectable()
@SweepsWhenDue('sendPayouts', WITHDRAWALS_DUE)
export class SendPayouts implements Sweeper, BeforeApplicationShutdown {
  private readonly due: DueRows<DueWithdrawal>;

  constructor(withdrawals: Withdrawals, sendPayout: SendPayout, clock: Clock, observed: Observed) {
    this.due = new DueRows<DueWithdrawal>(observed, {
      name: 'sendPayout',
      limits: { atOnce: 16, perKey: 4 },
      claimedAtOnce: 8,
      claim: (free) => withdrawals.claimDue(clock.now(), new Date(clock.now().getTime() + CLAIM_MS), free),
      keyOf: ({ platformId }) => platformId,
      describe: ({ id }) => `withdrawal ${id}`,
      work: ({ platformId, id }) => sendPayout.send(systemContext('payouts').forPlatform(platformId), id),
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
