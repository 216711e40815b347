import { saoPauloDate } from '@guiche/brazil';
import { Injectable, Logger } from '@nestjs/common';
import { Transactions } from '../../../database/index.js';
import { hours, minutes } from '../../../runtime/clock/durations.js';
import { systemContext } from '../../../runtime/context/index.js';
import { Sweeps, type Sweeper } from '../../../runtime/jobs/index.js';
import { ReviewItems } from '../../review/index.js';
import { LedgerProofs } from '../store/ledger-proofs.js';
import { LEDGER_RULES, type LedgerRule } from '../store/ledger-rules.js';

/** The proof of a day begins so long after its midnight, when fewest people buy. */
const BEGINS_MS = hours(4);
/** A rule that takes longer is given up, and tried again. */
const LONGEST_MS = minutes(20);

/**
 * Proves each rule of the ledger once a day on the whole database. A rule that does not hold is a review item of each platform whose
 * rows violate it, and stands on the dashboard of masters. Nothing is corrected.
 */
@Injectable()
@Sweeps('proveLedger', minutes(5))
export class ProveLedger implements Sweeper {
  private readonly log = new Logger(ProveLedger.name);

  constructor(
    private readonly proofs: LedgerProofs,
    private readonly review: ReviewItems,
    private readonly transactions: Transactions,
  ) {}

  /** Returns how many rules it proved. */
  async sweep(now: Date, stopping?: AbortSignal): Promise<number> {
    const day = saoPauloDate(new Date(now.getTime() - BEGINS_MS));
    const stale = new Date(now.getTime() - 2 * LONGEST_MS);
    const began = performance.now();
    // A rule may take minutes: each has its own time.
    const present = () => new Date(now.getTime() + (performance.now() - began));
    let proven = 0;
    for (const rule of LEDGER_RULES) {
      if (stopping?.aborted === true) break;
      if (!(await this.proofs.begin({ rule: rule.number, day, now: present(), stale }))) continue;
      if (await this.prove(rule, day, present)) proven += 1;
    }
    return proven;
  }

  private async prove(rule: LedgerRule, day: string, present: () => Date): Promise<boolean> {
    const { number, says } = rule;
    const found = await this.proofs.prove(rule, LONGEST_MS);
    if (!found) {
      this.log.warn({ msg: `rule ${number} of the ledger was not proved in time`, says });
      return false;
    }
    if (found.broken.length > 0)
      this.log.error({ msg: `rule ${number} of the ledger is violated`, says, broken: found.broken });
    const now = present();
    return this.transactions.run('endLedgerProof', async (tx) => {
      if (!(await this.proofs.end(tx, { rule: number, day, now }, found))) return false;
      // Sorted, because raising locks.
      for (const platform of found.broken.map((one) => one.platform).sort())
        await this.review.raise(
          systemContext('ledger proof').forPlatform(platform),
          tx,
          { paymentId: null, attemptId: null, now },
          { kind: 'LEDGER_BROKEN', detail: { rule: number, says } },
        );
      return true;
    });
  }
}
