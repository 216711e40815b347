import { Injectable, type BeforeApplicationShutdown } from '@nestjs/common';
import { minutes } from '../../../runtime/clock/durations.js';
import { Clock } from '../../../runtime/clock/index.js';
import { systemContext } from '../../../runtime/context/index.js';
import { DueRows, SweepsWhenDue, type Sweeper } from '../../../runtime/jobs/index.js';
import { Observed } from '../../../runtime/metrics/index.js';
import {
  RECEIVER_REQUESTS_DUE,
  ReceiverRequests,
  type DueReceiverRequest,
} from '../store/receiver-requests.js';
import { FollowReceiver } from '../use-cases/follow-receiver.js';

const CLAIM_MS = minutes(5);

/** Asks providers about receivers: those that they review, and active ones once a day. */
@Injectable()
@SweepsWhenDue('followReceivers', RECEIVER_REQUESTS_DUE)
export class FollowReceivers implements Sweeper, BeforeApplicationShutdown {
  private readonly due: DueRows<DueReceiverRequest>;

  constructor(requests: ReceiverRequests, followReceiver: FollowReceiver, clock: Clock, observed: Observed) {
    this.due = new DueRows<DueReceiverRequest>(observed, {
      name: 'followReceiver',
      limits: { atOnce: 16, perKey: 4 },
      claimedAtOnce: 8,
      claim: (free) => requests.claimDue(clock.now(), new Date(clock.now().getTime() + CLAIM_MS), free),
      keyOf: ({ gatewayAccountId }) => gatewayAccountId,
      describe: ({ id }) => `receiver request ${id}`,
      work: ({ platformId, id }) =>
        followReceiver.follow(systemContext('receivers').forPlatform(platformId), id),
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
