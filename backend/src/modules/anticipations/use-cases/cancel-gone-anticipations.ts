import { Injectable } from '@nestjs/common';
import { Transactions } from '../../../database/index.js';
import { hours } from '../../../runtime/clock/durations.js';
import { Clock } from '../../../runtime/clock/index.js';
import type { TenantContext } from '../../../runtime/context/index.js';
import { AnticipationChanges } from '../anticipation-changes.js';
import { isOpenAnticipation, type AnticipationState } from '../domain/anticipation-states.js';
import { Anticipations } from '../store/anticipations.js';

const LOOK_AGAIN_MS = hours(1);

/** Cancels open anticipations whose covered sale was refunded, disputed or released: nothing is left there to pay early. */
@Injectable()
export class CancelGoneAnticipations {
  constructor(
    private readonly anticipations: Anticipations,
    private readonly changes: AnticipationChanges,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /** Looks at one of them. Returns its state. Undefined: there is none of this tenant. */
  cancel(ctx: TenantContext, id: string): Promise<AnticipationState | undefined> {
    return this.transactions.run('cancelGoneAnticipation', async (tx) => {
      const found = await this.anticipations.lock(ctx, tx, id);
      if (!found || !isOpenAnticipation(found.state)) return found?.state;
      const now = this.clock.now();
      if (await this.anticipations.isShareGone(ctx, tx, id))
        return (await this.changes.lead(ctx, tx, found, 'shareGone', { now })).state;
      const lookAt = new Date(now.getTime() + LOOK_AGAIN_MS);
      await this.anticipations.save(ctx, tx, { ...found, lookAt });
      return found.state;
    });
  }

  /** Looks at those that cover a sale. */
  async ofPayment(ctx: TenantContext, paymentId: string): Promise<void> {
    const ids = await this.transactions.run('findAnticipationsOfPayment', (tx) =>
      this.anticipations.openOf(ctx, tx, paymentId),
    );
    for (const id of ids) await this.cancel(ctx, id);
  }
}
