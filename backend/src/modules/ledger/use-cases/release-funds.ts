import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Transactions } from '../../../database/index.js';
import { hours } from '../../../runtime/clock/durations.js';
import { Clock } from '../../../runtime/clock/index.js';
import type { TenantContext } from '../../../runtime/context/index.js';
import type { Move } from '../domain/move.js';
import { releaseMove } from '../domain/release.js';
import { Ledger } from '../ledger.js';
import { DueReleases, type DueRelease } from '../store/due-releases.js';

/** Somebody held or released a part of it meanwhile. Nothing was written. */
export class ReleaseTaken extends Error {
  constructor() {
    super('what was to be released was decided otherwise meanwhile');
  }
}

/** Makes available what was claimed, all of it or nothing. */
@Injectable()
export class ReleaseFunds {
  constructor(
    private readonly releases: DueReleases,
    private readonly ledger: Ledger,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /**
   * Releases funds of one platform in five statements, and leaves out those whose buyer asks for the money back.
   * @returns how many were looked at
   * @throws ReleaseTaken
   */
  async due(ctx: TenantContext, funds: readonly DueRelease[]): Promise<number> {
    await this.transactions.run('releaseFunds', async (tx) => {
      const held = await this.releases.withRefundRequest(ctx, tx, funds);
      await this.now(
        ctx,
        tx,
        funds.filter(({ paymentId }) => !held.has(paymentId)),
      );
      // After the accounts are locked, as postings do: in the other order a refund of these sales would wait for this, and this for it.
      const asked = funds.filter(({ paymentId }) => held.has(paymentId));
      const until = new Date(this.clock.now().getTime() + hours(1));
      if (asked.length > 0) await this.releases.putOff(ctx, tx, asked, { until, hold: 'REFUND_REQUEST' });
    });
    return funds.length;
  }

  /**
   * In the transaction of the caller, who has claimed them.
   * @param by who released them before their day
   * @throws ReleaseTaken
   */
  async now(
    ctx: TenantContext,
    tx: EntityManager,
    funds: readonly DueRelease[],
    by: string | null = null,
  ): Promise<void> {
    if (funds.length === 0) return;
    const now = this.clock.now();
    const amounts = new Map<DueRelease, number>();
    const moves = funds.map((one): Move => {
      const move = releaseMove(one, now);
      const legs: Move['legs'] = (state) => {
        const decided = move.legs(state);
        amounts.set(one, decided[0]?.amount ?? 0);
        return decided;
      };
      return { ...move, legs };
    });
    await this.ledger.move(ctx, tx, now, moves);
    const done = funds.map((one) => ({ ...one, amount: amounts.get(one) ?? 0 }));
    if (!(await this.releases.released(ctx, tx, done, { now, by }))) throw new ReleaseTaken();
  }
}
