import { Injectable, type BeforeApplicationShutdown } from '@nestjs/common';
import { minutes } from '../../../runtime/clock/durations.js';
import { Clock } from '../../../runtime/clock/index.js';
import { systemContext } from '../../../runtime/context/index.js';
import { DueRows, SweepsWhenDue, type Sweeper } from '../../../runtime/jobs/index.js';
import { Observed } from '../../../runtime/metrics/index.js';
import { CHARGE_PAYMENTS_DUE, ChargePayments, type DueChargePayment } from '../store/charge-payments.js';
import { FollowChargePayment } from '../use-cases/follow-charge-payment.js';

const CLAIM_MS = minutes(5);

/** Asks providers what became of payments of charges. */
@Injectable()
@SweepsWhenDue('followChargePayments', CHARGE_PAYMENTS_DUE)
export class FollowChargePayments implements Sweeper, BeforeApplicationShutdown {
  private readonly due: DueRows<DueChargePayment>;

  constructor(payments: ChargePayments, following: FollowChargePayment, clock: Clock, observed: Observed) {
    this.due = new DueRows<DueChargePayment>(observed, {
      name: 'followChargePayment',
      limits: { atOnce: 16, perKey: 4 },
      claimedAtOnce: 8,
      claim: (free) => payments.claimDue(clock.now(), new Date(clock.now().getTime() + CLAIM_MS), free),
      keyOf: ({ gatewayAccountId }) => gatewayAccountId,
      describe: ({ id }) => `payment ${id} of a charge`,
      work: ({ platformId, id }) => following.follow(systemContext('charges').forPlatform(platformId), id),
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
