import { Injectable, Logger, type BeforeApplicationShutdown } from '@nestjs/common';
import { isConnectionLost } from '../../../database/index.js';
import { systemContext } from '../../../runtime/context/index.js';
import { KeyedConcurrencyLimiter, SweepsWhenDue, type Sweeper } from '../../../runtime/jobs/index.js';
import { Observed } from '../../../runtime/metrics/index.js';
import { REFUND_PAUSES_MS } from '../domain/asking.js';
import { REFUNDS_DUE, Refunds, type OpenRefund } from '../store/refunds.js';
import { FollowRefund } from '../use-cases/follow-refund.js';

/** Refunds are few; those of an account that hangs leave the others room. */
const LIMITS = { atOnce: 64, perKey: 8 };
const CLAIMED_AT_ONCE = 8;

/** Asks about every refund whose end nobody was told of. It ends with the return of the money or with a person. */
@Injectable()
@SweepsWhenDue('followRefunds', REFUNDS_DUE)
export class FollowRefunds implements Sweeper, BeforeApplicationShutdown {
  private readonly log = new Logger(FollowRefunds.name);
  private readonly limiter = new KeyedConcurrencyLimiter(LIMITS);

  constructor(
    private readonly refunds: Refunds,
    private readonly followRefund: FollowRefund,
    private readonly observed: Observed,
  ) {}

  async sweep(now: Date): Promise<number> {
    return this.limiter.fill({
      atATime: CLAIMED_AT_ONCE,
      claim: (free) => this.refunds.claimDue(now, REFUND_PAUSES_MS, free),
      keyOf: ({ gatewayAccountId }) => gatewayAccountId,
      work: (refund) => this.follow(refund),
    });
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.limiter.empty();
  }

  private async follow(refund: OpenRefund): Promise<void> {
    const ctx = systemContext('refund follower').forPlatform(refund.platformId);
    try {
      await this.observed.run('job followRefund', () => this.followRefund.follow(ctx, refund));
    } catch (error) {
      // Our own mistake, or the database is away: it is asked about again after its pause.
      this.log.error({ msg: `refund ${refund.refundId} could not be followed`, err: error });
      if (!isConnectionLost(error))
        await this.followRefund.callAPerson(ctx, refund, { notWritten: true }).catch(() => undefined);
    }
  }
}
