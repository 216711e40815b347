import { Injectable, Logger, type BeforeApplicationShutdown } from '@nestjs/common';
import { Transactions, isConnectionLost } from '../../../database/index.js';
import { Clock } from '../../../runtime/clock/index.js';
import { Lanes, Sweeps, type Sweeper } from '../../../runtime/jobs/index.js';
import { Observed } from '../../../runtime/metrics/index.js';
import { STUMBLES_BEFORE_A_PERSON, askAfterStumble, seconds } from '../domain/asking.js';
import { AttentionItems } from '../store/attention-items.js';
import { DueAttempts, type DueAttempt } from '../store/due-attempts.js';
import { AskProvider } from '../use-cases/ask-provider.js';

/** A question that waits for its answer holds nothing but a socket; those to one account that hangs leave the others room. */
const LIMITS = { atOnce: 200, ofAKind: 8 };
const CLAIMED_AT_ONCE = 8;
/** Longer than any question takes: a question lost with its process is asked again after this. */
const CLAIM_MS = seconds(30);

/** Asks about every attempt whose fate is due to be asked about. It ends with a person, never with a decline. */
@Injectable()
@Sweeps('janitor', seconds(1))
export class Janitor implements Sweeper, BeforeApplicationShutdown {
  private readonly log = new Logger(Janitor.name);
  private readonly lanes = new Lanes(LIMITS);

  constructor(
    private readonly transactions: Transactions,
    private readonly attempts: DueAttempts,
    private readonly attention: AttentionItems,
    private readonly askProvider: AskProvider,
    private readonly observed: Observed,
    private readonly clock: Clock,
  ) {}

  async sweep(now: Date): Promise<number> {
    const until = new Date(now.getTime() + CLAIM_MS);
    return this.lanes.fill({
      atATime: CLAIMED_AT_ONCE,
      claim: (free) => this.attempts.claimDue(now, until, free),
      kindOf: ({ gatewayAccountId }) => gatewayAccountId,
      work: (attempt) => this.ask(attempt),
    });
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.lanes.empty();
  }

  private async ask({ platformId, attemptId }: DueAttempt): Promise<void> {
    try {
      await this.observed.run('job askProvider', () =>
        this.askProvider.ask(platformId, attemptId, 'janitor'),
      );
    } catch (error) {
      // The claim runs out, and it is asked again.
      if (isConnectionLost(error)) this.log.warn(`attempt ${attemptId}: the database is away`);
      else await this.stumble({ platformId, attemptId }, error).catch(() => undefined);
    }
  }

  /** Our own mistake, which the next question will meet again: the pauses grow, and a person is called. */
  private async stumble(at: { platformId: string; attemptId: string }, error: unknown): Promise<void> {
    this.log.error({ msg: `attempt ${at.attemptId} could not be asked about`, err: error });
    const now = this.clock.now();
    await this.transactions.run('stumble', async (tx) => {
      const stumbled = await this.attempts.stumble(tx, at, (times) => askAfterStumble(times, now));
      if (!stumbled || stumbled.stumbles < STUMBLES_BEFORE_A_PERSON) return;
      const { paymentId, stumbles } = stumbled;
      await this.attention.raise(
        tx,
        { ...at, paymentId, now },
        { kind: 'NOT_WRITTEN', detail: { stumbles } },
      );
    });
  }
}
