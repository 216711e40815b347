import { setTimeout as pause } from 'node:timers/promises';
import { Injectable, Logger } from '@nestjs/common';
import { Transactions, isConnectionLost } from '../../../database/index.js';
import { hours, minutes } from '../../../runtime/clock/durations.js';
import { systemContext, type TenantContext } from '../../../runtime/context/index.js';
import { SweepsWhenDue, type Sweeper } from '../../../runtime/jobs/index.js';
import { DueReleases, RELEASES_DUE, type DueRelease } from '../store/due-releases.js';
import { ReleaseFunds, ReleaseTaken } from '../use-cases/release-funds.js';

const CLAIM_MS = minutes(5);
/** The accounts of a batch are locked while it is written, and sales of the same sellers wait for them. */
const AT_ONCE = 200;

/**
 * Makes pending money and reserves available on their day. Several processes share the rows by claims; a row whose process dies is due
 * again when its claim ends.
 */
@Injectable()
@SweepsWhenDue('releaseFunds', RELEASES_DUE)
export class ReleaseDue implements Sweeper {
  private readonly log = new Logger(ReleaseDue.name);

  constructor(
    private readonly releases: DueReleases,
    private readonly funds: ReleaseFunds,
    private readonly transactions: Transactions,
  ) {}

  async sweep(now: Date, stopping?: AbortSignal): Promise<number> {
    let done = 0;
    while (stopping?.aborted !== true) {
      const begun = performance.now();
      const claimed = await this.releases.claim(now, new Date(now.getTime() + CLAIM_MS), AT_ONCE);
      for (const platformId of new Set(claimed.map((one) => one.platformId)))
        await this.release(
          systemContext('releases').forPlatform(platformId),
          claimed.filter((one) => one.platformId === platformId),
          now,
        );
      done += claimed.length;
      if (claimed.length < AT_ONCE) break;
      // As long as it worked: purchases have the other half of the time.
      await pause(performance.now() - begun);
    }
    return done;
  }

  /** When a batch fails, each of its rows is released alone, so that one cannot stop the others. */
  private async release(ctx: TenantContext, funds: readonly DueRelease[], now: Date): Promise<void> {
    try {
      await this.funds.due(ctx, funds);
    } catch (error) {
      if (isConnectionLost(error)) throw error;
      const [first, ...others] = funds;
      if (first && others.length > 0) for (const one of funds) await this.release(ctx, [one], now);
      else if (first && !(error instanceof ReleaseTaken)) await this.putOff(ctx, first, error, now);
    }
  }

  private async putOff(ctx: TenantContext, funds: DueRelease, error: unknown, now: Date): Promise<void> {
    this.log.error({ msg: `release of payment ${funds.paymentId} failed`, err: error });
    const until = new Date(now.getTime() + hours(1));
    await this.transactions.run('putOffRelease', (tx) =>
      this.releases.putOff(ctx, tx, [funds], { until, hold: null }),
    );
  }
}
