import type { Observed } from '../metrics/index.js';
import { DueTask, type DueTaskOptions } from './due-task.js';
import { KeyedConcurrencyLimiter, type FreeCapacity } from './keyed-concurrency-limiter.js';

const LOOK_AGAIN_MS = 250;

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
 * Failures are treated as {@link DueTask} says.
 */
export class DueRows<Row> {
  private readonly task: DueTask<Row>;
  private readonly limiter: KeyedConcurrencyLimiter;
  private sweeping: Promise<number> = Promise.resolve(0);

  constructor(
    observed: Observed,
    private readonly options: DueRowsOptions<Row>,
  ) {
    this.task = new DueTask(observed, options);
    this.limiter = new KeyedConcurrencyLimiter(options.limits);
  }

  /**
   * Claims and starts due rows until none is left or `stopping` is aborted. Returns how many were started; they may still run.
   * While a key has reached its limit, its rows wait and those of other keys go on.
   */
  sweep(stopping?: AbortSignal): Promise<number> {
    this.sweeping = this.startDue(stopping);
    return this.sweeping;
  }

  /** Resolves when no sweep and no row is being worked on. */
  async idle(): Promise<void> {
    await this.sweeping.catch(() => undefined);
    await this.limiter.empty();
  }

  private async startDue(stopping: AbortSignal | undefined): Promise<number> {
    const { claimedAtOnce: atATime, keyOf } = this.options;
    const work = (row: Row) => this.task.run(row);
    let sawAll = false;
    const claim = async (free: FreeCapacity) => {
      const rows = await this.options.claim(free);
      sawAll = rows.length === 0 && free.notOf.length === 0;
      return rows;
    };
    let started = 0;
    while (stopping?.aborted !== true) {
      started += await this.limiter.fill({ atATime, claim, keyOf, work });
      if (sawAll) break;
      await this.limiter.nextEnds(LOOK_AGAIN_MS);
    }
    return started;
  }
}
