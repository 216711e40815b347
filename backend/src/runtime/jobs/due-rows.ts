import { Logger } from '@nestjs/common';
import { isConnectionLost } from '../../database/index.js';
import type { Observed } from '../metrics/index.js';
import { KeyedConcurrencyLimiter, type FreeCapacity } from './keyed-concurrency-limiter.js';

const LOOK_AGAIN_MS = 250;

/** How the due rows of one kind are claimed, worked on, and put off when that fails. */
export interface DueRowsOptions<Row> {
  /** Names the work in metrics. */
  readonly name: string;
  readonly limits: { readonly atOnce: number; readonly perKey: number };
  /** The most rows claimed by one call of `claim`. */
  readonly claimedAtOnce: number;
  /**
   * Claims rows for a limited time, FOR UPDATE SKIP LOCKED: a row whose process dies is due again afterwards. Fewer rows than
   * `most` mean that no more are due of other keys than `notOf`.
   */
  readonly claim: (free: FreeCapacity) => Promise<readonly Row[]>;
  /** Rows of one key share a limit: a gateway account, a subscriber of a platform, a platform. */
  readonly keyOf: (row: Row) => string;
  /** Names the row in log messages, without personal data. */
  readonly describe: (row: Row) => string;
  readonly work: (row: Row) => Promise<void>;
  /** Stores the failure: when the row is due again, and a review item if staff must look. */
  readonly failed: (row: Row, error: unknown) => Promise<void>;
}

/**
 * Background work on rows that become due: claims them in the database, works on many at once with a limit for each key, and
 * treats failures the same way everywhere. When the database is away, nothing is written and the row is due again when its claim
 * ends; any other failure is logged and stored by `failed`.
 */
export class DueRows<Row> {
  private readonly log: Logger;
  private readonly limiter: KeyedConcurrencyLimiter;

  constructor(
    private readonly observed: Observed,
    private readonly options: DueRowsOptions<Row>,
  ) {
    this.log = new Logger(options.name);
    this.limiter = new KeyedConcurrencyLimiter(options.limits);
  }

  /**
   * Claims and starts due rows until none is left or `stopping` is aborted. Returns how many were started; they may still run.
   * While a key has reached its limit, its rows wait and those of other keys go on.
   */
  async sweep(stopping?: AbortSignal): Promise<number> {
    const { claimedAtOnce: atATime, claim, keyOf } = this.options;
    let started = 0;
    while (stopping?.aborted !== true) {
      started += await this.limiter.fill({ atATime, claim, keyOf, work: (row) => this.run(row) });
      if (this.limiter.available > 0 && this.limiter.fullKeys.length === 0) break;
      await this.limiter.nextEnds(LOOK_AGAIN_MS);
    }
    return started;
  }

  /** Works on a row that is claimed already. Never rejects. */
  async run(row: Row): Promise<void> {
    const { name, work, describe, failed } = this.options;
    try {
      await this.observed.run(`job ${name}`, () => work(row));
    } catch (error) {
      if (isConnectionLost(error)) return this.log.warn(`${describe(row)}: the database is away`);
      this.log.error({ msg: `${describe(row)} failed`, err: error });
      await failed(row, error).catch((lost: unknown) =>
        this.log.warn(`${describe(row)}: the failure could not be stored: ${String(lost)}`),
      );
    }
  }

  /** Resolves when no row is being worked on. */
  idle(): Promise<void> {
    return this.limiter.empty();
  }
}
