import { Injectable, Logger, type BeforeApplicationShutdown } from '@nestjs/common';
import { PaymentsConfig } from '../../../config/index.js';
import { Transactions, isConnectionLost } from '../../../database/index.js';
import { systemContext } from '../../../runtime/context/index.js';
import { Clock } from '../../../runtime/clock/index.js';
import {
  DueTask,
  KeyedConcurrencyLimiter,
  SweepsWhenDue,
  type Sweeper,
} from '../../../runtime/jobs/index.js';
import { Observed } from '../../../runtime/metrics/index.js';
import { seconds } from '../../../runtime/clock/durations.js';
import { FAILURES_BEFORE_REVIEW, retryAfterFailure } from '../domain/query-schedule.js';
import { ReviewItems } from '../../review/index.js';
import { ATTEMPTS_DUE, DueAttempts, type DueAccount } from '../store/due-attempts.js';
import { QueryProvider } from '../use-cases/query-provider.js';
import { QueryQueue, type ClaimedQuery } from './query-queue.js';

/** Concurrent queries of this process, at all accounts together. A query that waits for its answer uses only a socket. */
const AT_ONCE = 200;
/** Places at each account for questions that a buyer waits for. */
const RESERVED = 2;
/** Longer than any query takes and waits. A query that is lost with its process is repeated after this time. */
const CLAIM_MS = seconds(30);
/** A query that has waited for longer is dropped, because its claim would end first. */
const WAITS_MS = seconds(15);

/** One account's questions in this process. */
interface Account extends DueAccount {
  readonly queue: QueryQueue;
  /** Whether more may be due than was claimed. */
  more: boolean;
  claiming: Promise<void> | undefined;
  timer: NodeJS.Timeout | undefined;
}

/**
 * Queries every attempt that is due. Without a result it ends with a review item, never with a decline. Each account has slots
 * of its own, and a free slot is used immediately while anything is due: the provider sets the pace.
 */
@Injectable()
@SweepsWhenDue('janitor', ATTEMPTS_DUE)
export class Janitor implements Sweeper, BeforeApplicationShutdown {
  private readonly log = new Logger(Janitor.name);
  private readonly accounts = new Map<string, Account>();
  private readonly limiter: KeyedConcurrencyLimiter;
  private readonly task: DueTask<ClaimedQuery>;
  private stopping = false;

  constructor(
    private readonly transactions: Transactions,
    private readonly attempts: DueAttempts,
    private readonly reviewItems: ReviewItems,
    queryProvider: QueryProvider,
    private readonly clock: Clock,
    private readonly config: PaymentsConfig,
    observed: Observed,
  ) {
    this.task = new DueTask<ClaimedQuery>(observed, {
      name: 'queryProvider',
      describe: ({ attemptId }) => `query of attempt ${attemptId}`,
      work: async ({ platformId, attemptId }) => {
        const ctx = systemContext('janitor').forPlatform(platformId);
        await queryProvider.ask(ctx, attemptId, 'janitor');
      },
      failed: (question) => this.failed(question),
    });
    this.limiter = new KeyedConcurrencyLimiter({
      atOnce: AT_ONCE,
      perKey: config.questionsAtOnce + RESERVED,
    });
  }

  /** Begins with what is due at each account; returns how many accounts those are. */
  async sweep(now: Date): Promise<number> {
    const due = await this.attempts.accountsDue(now);
    await Promise.all(
      due.map((account) => {
        const known = this.known(account);
        known.more = true;
        return this.claim(known);
      }),
    );
    return due.length;
  }

  /** What is claimed and has not begun is due again when its claim ends. */
  async beforeApplicationShutdown(): Promise<void> {
    this.stopping = true;
    for (const { timer } of this.accounts.values()) clearTimeout(timer);
    await Promise.all([...this.accounts.values()].flatMap(({ claiming }) => claiming ?? []));
    await this.limiter.empty();
  }

  private known({ platformId, gatewayAccountId }: DueAccount): Account {
    const known = this.accounts.get(gatewayAccountId);
    if (known) return known;
    const { questionsAtOnce: atOnce, questionsPerSecond: perSecond } = this.config;
    const queue = new QueryQueue({ atOnce, reserved: RESERVED, perSecond });
    const opened: Account = {
      ...{ platformId, gatewayAccountId, queue },
      ...{ more: false, claiming: undefined, timer: undefined },
    };
    this.accounts.set(gatewayAccountId, opened);
    return opened;
  }

  /** Claims for the places that are free, once at a time, and begins. */
  private claim(account: Account): Promise<void> {
    account.claiming ??= this.claimOnce(account)
      .catch((error: unknown) => {
        account.more = false;
        if (isConnectionLost(error)) this.log.warn('claiming questions: the database is away');
        else this.log.error({ msg: 'questions could not be claimed', err: error });
      })
      .finally(() => {
        account.claiming = undefined;
        this.begin(account);
      });
    return account.claiming;
  }

  private async claimOnce(account: Account): Promise<void> {
    const { wanted } = account.queue;
    if (this.stopping || wanted.waiting + wanted.others === 0) return;
    const now = this.clock.now();
    const until = new Date(now.getTime() + CLAIM_MS);
    const claimed = await this.attempts.claimDue(account, { now, until }, wanted);
    account.queue.add(claimed, performance.now() + WAITS_MS);
    const others = claimed.filter(({ askPriority }) => askPriority === 2).length;
    const forBuyers = claimed.length - others;
    // Of what was not looked for, nothing new is known.
    if (wanted.others > 0) account.more = others === wanted.others;
    if (wanted.waiting > 0 && forBuyers >= wanted.waiting) account.more = true;
  }

  /** Takes every place that is free, and claims more when few are left waiting. */
  private begin(account: Account): void {
    const { queue } = account;
    clearTimeout(account.timer);
    if (this.stopping) return;
    while (this.limiter.hasCapacity(account.gatewayAccountId)) {
      const question = queue.take(performance.now());
      if (!question) break;
      this.limiter.begin(account.gatewayAccountId, () => this.query(account, question));
    }
    const pauseMs = queue.pauseMs(performance.now());
    if (pauseMs > 0) account.timer = setTimeout(() => this.begin(account), Math.ceil(pauseMs));
    if (account.more && queue.wanted.others > 0) void this.claim(account);
    else if (queue.isIdle && pauseMs === 0 && account.claiming === undefined)
      this.accounts.delete(account.gatewayAccountId);
  }

  private async query(account: Account, question: ClaimedQuery): Promise<void> {
    await this.task.run(question);
    account.queue.leave(question);
    // After this place is counted as free.
    setImmediate(() => this.begin(account));
  }

  /** A defect of ours, which the next query meets again: the pauses grow, and staff get a review item. */
  private async failed({ platformId, attemptId }: ClaimedQuery): Promise<void> {
    const ctx = systemContext('janitor').forPlatform(platformId);
    const now = this.clock.now();
    await this.transactions.run('stumble', async (tx) => {
      const stumbled = await this.attempts.stumble(ctx, tx, attemptId, (times) =>
        retryAfterFailure(times, now),
      );
      if (!stumbled || stumbled.stumbles < FAILURES_BEFORE_REVIEW) return;
      const { paymentId, stumbles } = stumbled;
      await this.reviewItems.raise(
        ctx,
        tx,
        { paymentId, attemptId, now },
        { kind: 'NOT_WRITTEN', detail: { stumbles } },
      );
    });
  }
}
