import { Injectable, Logger } from '@nestjs/common';
import { isConnectionLost } from '../../../database/index.js';
import { Sweeps, type Sweeper } from '../../../runtime/jobs/index.js';
import { REFUND_PAUSES_MS, seconds } from '../domain/asking.js';
import { Refunds, type OpenRefund } from '../store/refunds.js';
import { FollowRefund } from '../use-cases/follow-refund.js';

const MOST_AT_ONCE = 20;

/** Asks about every refund whose end nobody was told of. It ends with the return of the money or with a person. */
@Injectable()
@Sweeps('followRefunds', seconds(5))
export class FollowRefunds implements Sweeper {
  private readonly log = new Logger(FollowRefunds.name);

  constructor(
    private readonly refunds: Refunds,
    private readonly followRefund: FollowRefund,
  ) {}

  async sweep(now: Date): Promise<number> {
    const due = await this.refunds.claimDue(now, MOST_AT_ONCE, REFUND_PAUSES_MS);
    // Side by side: one that hangs must not hold up the others.
    await Promise.all(due.map((refund) => this.follow(refund)));
    return due.length;
  }

  private async follow(refund: OpenRefund): Promise<void> {
    try {
      await this.followRefund.follow(refund);
    } catch (error) {
      // Our own mistake, or the database is away: it is asked about again after its pause.
      this.log.error({ msg: `refund ${refund.refundId} could not be followed`, err: error });
      if (!isConnectionLost(error))
        await this.followRefund.callAPerson(refund, { notWritten: true }).catch(() => undefined);
    }
  }
}
