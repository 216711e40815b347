import type { QueryOutcome } from '@guiche/gateway-kit';
import { Injectable, Logger } from '@nestjs/common';
import { PaymentsConfig } from '../../../config/index.js';
import { Transactions } from '../../../database/index.js';
import type { InstallationContext, ScopedContext, TenantContext } from '../../../runtime/context/index.js';
import { Clock } from '../../../runtime/clock/index.js';
import { Shutdown } from '../../../runtime/shutdown/index.js';
import { minutes, seconds } from '../../../runtime/clock/durations.js';
import { ProviderCalls } from '../providers.js';
import { ReviewItems } from '../../review/index.js';
import { QueryableAttempts, type QueryableAttempt } from '../store/queryable-attempts.js';
import { ApplyOutcome } from '../use-cases/apply-outcome.js';
import { QueryProvider } from '../use-cases/query-provider.js';
import { compare, type Difference } from './domain/compare.js';
import { inOrder } from './in-order.js';
import {
  Reconciliations,
  type AccountReport,
  type ComparedAttempt,
  type OpenReconciliation,
} from './reconciliations.js';

const ACCOUNTS_AT_ONCE = 4;
/** What is compared before it is written down. Bounds the memory, whatever the day was like. */
const BATCH = 200;
/** An account is compared for so long before others have their turn, and before a process that stops may stop. */
const TURN_MS = 5_000;
/** Longer than any batch takes: the claim is renewed with each. */
const CLAIM_MS = minutes(5);
const SILENCE_MS = seconds(5);

/**
 * Compares our charges of a day with their state at the provider, in batches: after a crash the
 * finished batches are kept, and the next process continues. Each difference creates a review item; the provider's answer is applied like
 * any other outcome, so that a missed payment is booked.
 */
@Injectable()
export class Reconcile {
  private readonly log = new Logger(Reconcile.name);

  constructor(
    private readonly reconciliations: Reconciliations,
    private readonly attempts: QueryableAttempts,
    private readonly providers: ProviderCalls,
    private readonly applyOutcome: ApplyOutcome,
    private readonly queryProvider: QueryProvider,
    private readonly reviewItems: ReviewItems,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
    private readonly config: PaymentsConfig,
    private readonly shutdown: Shutdown,
  ) {}

  /** Opens the reports of a day. */
  open(ctx: InstallationContext, day: string): Promise<number> {
    return this.reconciliations.open(ctx, day, this.clock.now());
  }

  /** One turn of each of a few accounts that are due; returns how many accounts those were. */
  async step(ctx: InstallationContext, day: string | null = null): Promise<number> {
    const now = this.clock.now();
    const until = new Date(now.getTime() + CLAIM_MS);
    const due = await this.reconciliations.claim(ctx, { now, until, most: ACCOUNTS_AT_ONCE, day });
    await Promise.all(due.map((open) => this.takeTurn(ctx.forPlatform(open.platformId), open)));
    return due.length;
  }

  report(ctx: ScopedContext, day: string): Promise<AccountReport[]> {
    return this.reconciliations.report(ctx, day);
  }

  /** Compares batch after batch until the day is done, the provider does not answer, or the time slice ends. */
  private async takeTurn(ctx: TenantContext, open: OpenReconciliation): Promise<void> {
    const until = performance.now() + TURN_MS;
    const isOver = (): boolean => performance.now() >= until || this.shutdown.stopping.aborted;
    for (let at: OpenReconciliation | undefined = open; at;) at = await this.compareBatch(ctx, at, isOver);
  }

  /** Returns where the next batch begins; undefined when this was the last one of the turn. */
  private async compareBatch(
    ctx: TenantContext,
    open: OpenReconciliation,
    isOver: () => boolean,
  ): Promise<OpenReconciliation | undefined> {
    const batch = await this.reconciliations.batch(ctx, open, BATCH);
    const compared = await inOrder(
      batch,
      { atOnce: this.config.questionsAtOnce, perSecond: this.config.questionsPerSecond },
      (ours) => this.compareOne(ctx, ours),
      ({ comparison }) => comparison === 'unanswered',
    );
    const finished = compared.length === batch.length && batch.length < BATCH;
    const silent = compared.at(-1)?.comparison === 'unanswered';
    const ends = silent || isOver();
    const written = await this.write(ctx, open, compared, {
      dueInMs: finished ? null : silent ? SILENCE_MS : ends ? 0 : CLAIM_MS,
    });
    for (const { answered, comparison } of compared) {
      if (typeof comparison === 'object' && answered) await this.apply(ctx, answered);
    }
    const comparedTo = compared.at(-1)?.attemptId ?? open.comparedTo;
    return written && !finished && !ends ? { ...open, comparedTo } : undefined;
  }

  private async compareOne(ctx: TenantContext, { attemptId, status }: ComparedAttempt): Promise<Compared> {
    const attempt = await this.attempts.find(ctx, attemptId);
    if (!attempt) return { attemptId, comparison: 'unanswered' };
    const outcome = await this.providers.look(ctx, attempt);
    const { amount, currency, reference, refundedAmount } = attempt;
    return {
      attemptId,
      answered: { of: attempt, outcome },
      comparison: compare({ status, amount, currency, reference, refundedAmount }, outcome),
    };
  }

  /** False when another process was quicker: nothing was written. */
  private async write(
    ctx: TenantContext,
    open: OpenReconciliation,
    compared: readonly Compared[],
    { dueInMs }: { dueInMs: number | null },
  ): Promise<boolean> {
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
    const dueAt = dueInMs === null ? null : new Date(now.getTime() + dueInMs);
    return this.transactions.run('reconcile', async (tx) => {
      if (!(await this.reconciliations.advance(ctx, tx, open, found, { now, dueAt }))) return false;
      for (const { attemptId, difference } of differences) {
        const at = { paymentId: null, attemptId, now };
        await this.reviewItems.raise(ctx, tx, at, {
          kind: 'DISCREPANCY',
          detail: { day: open.day, ...difference },
        });
      }
      return true;
    });
  }

  private async apply(ctx: TenantContext, { of, outcome }: Answered): Promise<void> {
    try {
      const learnt = { of, outcome, source: 'janitor', askedAt: of.status } as const;
      const { unconfirmed } = await this.applyOutcome.apply(ctx, learnt);
      // The payment changed since the query was sent.
      if (unconfirmed) await this.queryProvider.ask(ctx, of.attemptId, 'janitor');
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
  readonly of: QueryableAttempt;
  readonly outcome: QueryOutcome;
}

interface Compared {
  readonly attemptId: string;
  readonly comparison: Difference | 'agrees' | 'unanswered';
  readonly answered?: Answered;
}
