import { setTimeout as sleep } from 'node:timers/promises';
import type { QueryOutcome } from '@guiche/gateway-kit';
import { Injectable, Logger } from '@nestjs/common';
import { Transactions } from '../../../database/index.js';
import { Clock } from '../../../runtime/clock/index.js';
import { minutes, seconds } from '../domain/asking.js';
import { Providers } from '../providers.js';
import { AttentionItems } from '../store/attention-items.js';
import { AskableAttempts, type AskableAttempt } from '../store/askable-attempts.js';
import { ApplyOutcome } from '../use-cases/apply-outcome.js';
import { AskProvider } from '../use-cases/ask-provider.js';
import { compare, type Difference } from './domain/compare.js';
import {
  Reconciliations,
  type AccountReport,
  type ComparedAttempt,
  type OpenReconciliation,
} from './reconciliations.js';

const ACCOUNTS_AT_ONCE = 4;
const BATCH = 25;
/** Longer than any batch takes: it ends with the first question that gets no answer. */
const CLAIM_MS = minutes(5);
const SILENCE_MS = seconds(5);
/** Between two questions to one account: providers count calls, and buyers come first. */
const PAUSE_MS = 50;

/**
 * Holds our charges of a day against what their provider says of each, in small batches: whoever dies in the middle leaves the
 * batches behind it, and the next goes on. Each difference is kept for a person; what the provider told then enters by the one
 * door like any other answer, so that money which was missed is not missed twice.
 */
@Injectable()
export class Reconcile {
  private readonly log = new Logger(Reconcile.name);

  constructor(
    private readonly reconciliations: Reconciliations,
    private readonly attempts: AskableAttempts,
    private readonly providers: Providers,
    private readonly applyOutcome: ApplyOutcome,
    private readonly askProvider: AskProvider,
    private readonly attention: AttentionItems,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /** Opens the reports of a day. */
  open(day: string): Promise<number> {
    return this.reconciliations.open(day, this.clock.now());
  }

  /** One batch of each of a few accounts that are due; returns how many accounts those were. */
  async step(day: string | null = null): Promise<number> {
    const now = this.clock.now();
    const until = new Date(now.getTime() + CLAIM_MS);
    const due = await this.reconciliations.claim(now, until, ACCOUNTS_AT_ONCE, day);
    await Promise.all(due.map((open) => this.compareBatch(open)));
    return due.length;
  }

  report(day: string): Promise<AccountReport[]> {
    return this.reconciliations.report(day);
  }

  private async compareBatch(open: OpenReconciliation): Promise<void> {
    const batch = await this.reconciliations.batch(open, BATCH);
    const compared: Compared[] = [];
    for (const ours of batch) {
      const one = await this.compareOne(open, ours);
      compared.push(one);
      if (one.comparison === 'unanswered') break;
      await sleep(PAUSE_MS);
    }
    await this.write(open, compared, compared.length === batch.length && batch.length < BATCH);
    for (const { answered, comparison } of compared) {
      if (typeof comparison === 'object' && answered) await this.apply(answered);
    }
  }

  private async compareOne(
    { platformId }: OpenReconciliation,
    { attemptId, status }: ComparedAttempt,
  ): Promise<Compared> {
    const attempt = await this.attempts.find(platformId, attemptId);
    if (!attempt) return { attemptId, comparison: 'unanswered' };
    const told = await this.providers.look(attempt);
    const { amount, currency, reference } = attempt;
    return {
      attemptId,
      answered: { of: attempt, told },
      comparison: compare({ status, amount, currency, reference }, told),
    };
  }

  private async write(
    open: OpenReconciliation,
    compared: readonly Compared[],
    finished: boolean,
  ): Promise<void> {
    const now = this.clock.now();
    const counted = (word: string): number => compared.filter(({ comparison }) => comparison === word).length;
    const differences = compared.flatMap(({ attemptId, comparison }) =>
      typeof comparison === 'object' ? [{ attemptId, difference: comparison }] : [],
    );
    const found = {
      comparedTo: compared.at(-1)?.attemptId ?? null,
      agreeing: counted('agrees'),
      unanswered: counted('unanswered'),
      differences,
    };
    const silent = compared.at(-1)?.comparison === 'unanswered';
    const next = new Date(now.getTime() + (silent ? SILENCE_MS : 0));
    await this.transactions.run('reconcile', async (tx) => {
      await this.reconciliations.advance(tx, open, found, { now, dueAt: finished ? null : next });
      for (const { attemptId, difference } of differences) {
        const at = { platformId: open.platformId, paymentId: null, attemptId, now };
        await this.attention.raise(tx, at, { kind: 'DISCREPANCY', detail: { day: open.day, ...difference } });
      }
    });
  }

  private async apply({ of, told }: Answered): Promise<void> {
    try {
      const learnt = { of, told, source: 'janitor', askedAt: of.status } as const;
      const { unconfirmed } = await this.applyOutcome.apply(learnt);
      // The payment changed since it was asked about, perhaps minutes ago.
      if (unconfirmed) await this.askProvider.ask(of.platformId, of.attemptId, 'janitor');
    } catch (error) {
      // It is in the report already, and the rest of the day is still to be compared.
      this.log.error({
        msg: `attempt ${of.attemptId}: what reconciliation found could not be written`,
        err: error,
      });
    }
  }
}

interface Answered {
  readonly of: AskableAttempt;
  readonly told: QueryOutcome;
}

interface Compared {
  readonly attemptId: string;
  readonly comparison: Difference | 'agrees' | 'unanswered';
  readonly answered?: Answered;
}
