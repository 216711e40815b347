import { Injectable, type BeforeApplicationShutdown } from '@nestjs/common';
import { minutes } from '../../../runtime/clock/durations.js';
import { Clock } from '../../../runtime/clock/index.js';
import { systemContext } from '../../../runtime/context/index.js';
import { DueRows, SweepsWhenDue, type Sweeper } from '../../../runtime/jobs/index.js';
import { Observed } from '../../../runtime/metrics/index.js';
import { CHARGES_DUE, Charges, type DueCharge } from '../store/charges.js';
import { MarkOverdue } from '../use-cases/mark-overdue.js';

const CLAIM_MS = minutes(5);

/** Marks the charges whose day is over. */
@Injectable()
@SweepsWhenDue('markOverdueCharges', CHARGES_DUE)
export class MarkOverdueCharges implements Sweeper, BeforeApplicationShutdown {
  private readonly due: DueRows<DueCharge>;

  constructor(charges: Charges, overdue: MarkOverdue, clock: Clock, observed: Observed) {
    this.due = new DueRows<DueCharge>(observed, {
      name: 'markOverdueCharge',
      limits: { atOnce: 16, perKey: 4 },
      claimedAtOnce: 8,
      claim: (free) => charges.claimDue(clock.now(), new Date(clock.now().getTime() + CLAIM_MS), free),
      keyOf: ({ platformId }) => platformId,
      describe: ({ id }) => `charge ${id}`,
      work: ({ platformId, id }) => overdue.mark(systemContext('charges').forPlatform(platformId), id),
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
