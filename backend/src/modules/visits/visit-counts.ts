import { saoPauloDate } from '@guiche/brazil';
import { Injectable, Logger, type BeforeApplicationShutdown } from '@nestjs/common';
import {
  Transactions,
  acrossPlatforms,
  isConnectionLost,
  newRequestScope,
  runInScope,
} from '../../database/index.js';
import { Clock } from '../../runtime/clock/index.js';
import { seconds } from '../../runtime/clock/durations.js';
import type { OfferSnapshot } from '../catalog/index.js';
import { VisitSums, type Visits } from './domain/visit-sums.js';
import { addVisits } from './store/visit-days.js';

/** A process that is killed loses what it counted since. */
const FLUSH_MS = seconds(5);
/** While the database is away the counts grow; from here on new ones are dropped. */
const MOST_ROWS = 3_000;

/** Counts the visits of checkouts in memory, and adds them to the database every few seconds, all of them by one statement. */
@Injectable()
export class VisitCounts implements BeforeApplicationShutdown {
  private readonly log = new Logger(VisitCounts.name);
  private readonly sums = new VisitSums();
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /** No statement. */
  count(offer: OfferSnapshot, visits: Partial<Visits>, variant = ''): void {
    if (this.sums.size >= MOST_ROWS) return;
    const { id: offerId, platformId, product, config } = offer;
    const visited = {
      ...{ platformId, offerId, productId: product.id, producerId: product.producerId },
      ...{ day: saoPauloDate(this.clock.now()), layout: config?.template ?? 'DEFAULT', variant },
    };
    this.sums.add(visited, { views: 0, starts: 0, ...visits });
    this.timer ??= setTimeout(() => void this.flush(), FLUSH_MS).unref();
  }

  /** Writes what was counted. What cannot be written is written with the next. */
  async flush(): Promise<void> {
    clearTimeout(this.timer);
    this.timer = undefined;
    const rows = this.sums.take();
    if (rows.length === 0) return;
    try {
      // The statement belongs to no visit, and to several platforms.
      await runInScope(newRequestScope('visits'), () =>
        acrossPlatforms(() => this.transactions.single(addVisits(rows))),
      );
    } catch (error) {
      this.sums.putBack(rows);
      this.timer ??= setTimeout(() => void this.flush(), FLUSH_MS).unref();
      if (isConnectionLost(error)) this.log.warn('counting visits: the database is away');
      else this.log.error({ msg: 'counting visits failed', err: error });
    }
  }

  beforeApplicationShutdown(): Promise<void> {
    return this.flush();
  }
}
