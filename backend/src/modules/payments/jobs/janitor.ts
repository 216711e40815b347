import { Injectable } from '@nestjs/common';
import { Transactions } from '../../../database/index.js';
import { Jobs, Sweeps, type Sweeper } from '../../../runtime/jobs/index.js';
import { seconds } from '../domain/asking.js';
import { Attempts } from '../store/attempts.js';
import { askProviderJob } from './ask-provider.job.js';

const AT_ONCE = 50;
/** Longer than any question takes: a question lost with its process is asked again after this. */
const CLAIM_MS = seconds(30);

/** Finds every attempt whose fate is due to be asked about. It keeps no state of its own and ends with a person, never with a decline. */
@Injectable()
@Sweeps('janitor', seconds(1))
export class Janitor implements Sweeper {
  constructor(
    private readonly transactions: Transactions,
    private readonly attempts: Attempts,
    private readonly jobs: Jobs,
  ) {}

  async sweep(now: Date): Promise<number> {
    return this.transactions.run('claimDueAttempts', async (tx) => {
      const due = await this.attempts.claimDue(tx, now, new Date(now.getTime() + CLAIM_MS), AT_ONCE);
      for (const attempt of due)
        await this.jobs.enqueue(tx, askProviderJob, attempt, { jobKey: `ask:${attempt.attemptId}` });
      return due.length;
    });
  }
}
