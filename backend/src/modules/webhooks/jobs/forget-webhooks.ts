import { Injectable } from '@nestjs/common';
import { WebhooksConfig } from '../../../config/index.js';
import { Sweeps, type Sweeper } from '../../../runtime/jobs/index.js';
import { WebhookRecords, type Forgettable } from '../store/webhook-records.js';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const AT_ONCE = 500;
/** A sweep is no long affair: what is left waits for the next one. */
const BATCHES = 20;

/**
 * Forgets deliveries after the time they are kept for: they name payers, and strangers send what they like. What was not
 * understood yet is never forgotten.
 */
@Injectable()
@Sweeps('forgetWebhooks', MINUTE_MS)
export class ForgetWebhooks implements Sweeper {
  constructor(
    private readonly records: WebhookRecords,
    private readonly config: WebhooksConfig,
  ) {}

  async sweep(now: Date): Promise<number> {
    const { keptDays, strangersKeptDays } = this.config;
    const daysAgo = (days: number): Date => new Date(now.getTime() - days * DAY_MS);
    let forgotten = await this.forget('ofStrangers', daysAgo(strangersKeptDays));
    forgotten += await this.forget('understood', daysAgo(keptDays));
    // A person may still be looking at these.
    forgotten += await this.forget('forAPerson', daysAgo(2 * keptDays));
    return forgotten;
  }

  private async forget(which: Forgettable, before: Date): Promise<number> {
    for (let batch = 1, forgotten = 0; ; batch += 1) {
      const gone = await this.records.forget(which, before, AT_ONCE);
      forgotten += gone;
      if (gone < AT_ONCE || batch === BATCHES) return forgotten;
    }
  }
}
