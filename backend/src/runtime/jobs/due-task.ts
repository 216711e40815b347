import { Logger } from '@nestjs/common';
import { isConnectionLost } from '../../database/index.js';
import type { Observed } from '../metrics/index.js';

export interface DueTaskOptions<Row> {
  /** Names the work in metrics. */
  readonly name: string;
  /** Names the row in log messages, without personal data. */
  readonly describe: (row: Row) => string;
  readonly work: (row: Row) => Promise<void>;
  /** Stores the failure: when the row is due again, and a review item if staff must look. */
  readonly failed: (row: Row, error: unknown) => Promise<void>;
}

/**
 * Work on a row that was claimed, with the failure policy of all background work. When the database is away, nothing is written:
 * the row is due again when its claim ends. Any other failure is logged and stored by `failed`.
 */
export class DueTask<Row> {
  private readonly log: Logger;

  constructor(
    private readonly observed: Observed,
    private readonly options: DueTaskOptions<Row>,
  ) {
    this.log = new Logger(options.name);
  }

  /** Never rejects. */
  async run(row: Row): Promise<void> {
    await this.observed.run(`job ${this.options.name}`, () => this.attempt(row)).catch(() => undefined);
  }

  /** Throws again what it has logged and stored, so that the metrics count a failure. */
  private async attempt(row: Row): Promise<void> {
    const { work, describe, failed } = this.options;
    try {
      await work(row);
    } catch (error) {
      if (isConnectionLost(error)) this.log.warn(`${describe(row)}: the database is away`);
      else {
        this.log.error({ msg: `${describe(row)} failed`, err: error });
        await failed(row, error).catch((lost: unknown) =>
          this.log.warn(`${describe(row)}: the failure was not stored: ${String(lost)}`),
        );
      }
      throw error;
    }
  }
}
