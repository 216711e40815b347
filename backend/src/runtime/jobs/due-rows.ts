import { Logger } from '@nestjs/common';
import { isConnectionLost } from '../../database/index.js';
import type { Observed } from '../metrics/index.js';
import { DueTask, type DueTaskOptions } from './due-task.js';
import { KeyedConcurrencyLimiter, type FreeCapacity } from './keyed-concurrency-limiter.js';

/** How the due rows of one kind are claimed and worked on. */
export interface DueRowsOptions<Row> extends DueTaskOptions<Row> {
  readonly limits: { readonly atOnce: number; readonly perKey: number };
  /** The most rows claimed by one call of `claim`. */
  readonly claimedAtOnce: number;
  /**
   * Claims due rows for a limited time, FOR UPDATE SKIP LOCKED: a row whose process dies is due again afterwards. An empty result
   * means that nothing is due but rows of the keys `notOf`.
   */
  readonly claim: (free: FreeCapacity) => Promise<readonly Row[]>;
  /** Rows of one key share a limit: a gateway account, a subscriber of a platform, a platform. */
  readonly keyOf: (row: Row) => string;
}

/**
 * Background work on rows that become due: claims them in the database and works on many at once, with a limit for each key.
 * While a key has reached its limit, its rows wait, and those of other keys go on. Failures are treated as {@link DueTask} says.
 */
export class DueRows<Row> {
  private readonly log: Logger;
  private readonly task: DueTask<Row>;
  private readonly limiter: KeyedConcurrencyLimiter;
  /** Sweeps that have not ended: while one claims, the end of a row starts another. */
  private readonly sweeping = new Set<Promise<number>>();
  private stopping: AbortSignal | undefined;
  /** Whether rows may be due whose keys had reached their limit. */
  private more = false;

  constructor(
    observed: Observed,
    private readonly options: DueRowsOptions<Row>,
  ) {
    this.log = new Logger(options.name);
    this.task = new DueTask(observed, options);
    this.limiter = new KeyedConcurrencyLimiter(options.limits, () => this.goOn());
  }

  /**
   * Claims and starts due rows until none is left or the limits are reached; whenever a row ends, it goes on, until `stopping` is
   * aborted. Returns how many rows were started before the first limit; they may still run.
   */
  sweep(stopping?: AbortSignal): Promise<number> {
    this.stopping = stopping;
    return this.remembered(this.startDue());
  }

  /** Resolves when no sweep and no row is being worked on. */
  async idle(): Promise<void> {
    while (this.sweeping.size > 0 || !this.limiter.isEmpty) {
      await Promise.allSettled(this.sweeping);
      // The end of a row starts the next sweep before this goes on.
      await this.limiter.empty();
    }
  }

  private remembered(sweep: Promise<number>): Promise<number> {
    this.sweeping.add(sweep);
    const forget = () => this.sweeping.delete(sweep);
    sweep.then(forget, forget);
    return sweep;
  }

  private async startDue(): Promise<number> {
    if (this.stopping?.aborted === true) return 0;
    const { claimedAtOnce: atATime, keyOf } = this.options;
    this.more = true;
    const claim = async (free: FreeCapacity) => {
      const rows = await this.options.claim(free);
      this.more = rows.length > 0 || free.notOf.length > 0;
      return rows;
    };
    const begun = await this.limiter.fill({ atATime, claim, keyOf, work: (row) => this.task.run(row) });
    // The last row of a full key may have ended while the others were claimed: no end of a row comes any more.
    if (this.limiter.isEmpty) this.goOn();
    return begun;
  }

  private goOn(): void {
    if (!this.more || this.stopping?.aborted === true) return;
    this.more = false;
    const sweep = this.startDue().catch((error: unknown) => {
      if (isConnectionLost(error)) this.log.warn('claiming due rows: the database is away');
      else this.log.error({ msg: 'due rows could not be claimed', err: error });
      return 0;
    });
    void this.remembered(sweep);
  }
}
