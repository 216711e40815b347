import { Injectable, type BeforeApplicationShutdown } from '@nestjs/common';
import { minutes } from '../../../runtime/clock/durations.js';
import { Clock } from '../../../runtime/clock/index.js';
import { systemContext } from '../../../runtime/context/index.js';
import { DueRows, SweepsWhenDue, type Sweeper } from '../../../runtime/jobs/index.js';
import { Observed } from '../../../runtime/metrics/index.js';
import { STATEMENTS_DUE, StatementFiles, type DueStatementFile } from '../store/statement-files.js';
import { CompareStatement } from '../use-cases/compare-statement.js';

const CLAIM_MS = minutes(5);

/** Compares the lines of imported statements. */
@Injectable()
@SweepsWhenDue('compareStatements', STATEMENTS_DUE)
export class CompareStatements implements Sweeper, BeforeApplicationShutdown {
  private readonly due: DueRows<DueStatementFile>;

  constructor(comparing: CompareStatement, files: StatementFiles, clock: Clock, observed: Observed) {
    this.due = new DueRows<DueStatementFile>(observed, {
      name: 'compareStatement',
      limits: { atOnce: 4, perKey: 1 },
      claimedAtOnce: 4,
      claim: (free) => files.claimDue(clock.now(), new Date(clock.now().getTime() + CLAIM_MS), free),
      keyOf: ({ platformId }) => platformId,
      describe: ({ id }) => `statement ${id}`,
      work: ({ platformId, id }) => comparing.file(systemContext('statements').forPlatform(platformId), id),
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
