import type { QueryPriority } from '../domain/query-schedule.js';

/** A claimed query: no other process sends it before the claim ends. */
export interface ClaimedQuery {
  readonly attemptId: string;
  readonly platformId: string;
  readonly gatewayAccountId: string;
  readonly askPriority: QueryPriority;
}

export interface QueryLimits {
  /** Concurrent queries that no buyer waits for. */
  readonly atOnce: number;
  /** Places that only questions of waiting buyers take. */
  readonly reserved: number;
  readonly perSecond: number;
}

interface Waiting {
  readonly question: ClaimedQuery;
  readonly claimedUntil: number;
}

const isForBuyer = ({ askPriority }: ClaimedQuery): boolean => askPriority < 2;

/**
 * The queries of one gateway account: those that are claimed and wait for a slot, and how many are in progress. It decides which
 * one is sent next and when; it sends none itself. All times are milliseconds of one monotonic clock.
 */
export class QueryQueue {
  private waiting: Waiting[] = [];
  private forBuyers = 0;
  private others = 0;
  /** When the next query may begin: all slots may be used at the same time, the average rate is limited. */
  private nextAt = -Infinity;

  constructor(private readonly limits: QueryLimits) {}

  get isIdle(): boolean {
    return this.waiting.length === 0 && this.underWay === 0;
  }

  get underWay(): number {
    return this.forBuyers + this.others;
  }

  /**
   * How many queries to claim now. As many as there are slots wait in addition, so that a free slot is
   * used immediately; those of waiting buyers are claimed only for free slots.
   */
  get wanted(): { readonly waiting: number; readonly others: number } {
    const { atOnce, reserved } = this.limits;
    const kept = this.waiting.filter(({ question }) => isForBuyer(question)).length;
    const others = this.waiting.length - kept;
    return {
      waiting: Math.max(0, atOnce + reserved - this.underWay - kept),
      others: others < atOnce ? 2 * atOnce - others : 0,
    };
  }

  add(questions: readonly ClaimedQuery[], claimedUntil: number): void {
    const added = questions.map((question) => ({ question, claimedUntil }));
    this.waiting = [...this.waiting, ...added].sort(
      (one, other) => one.question.askPriority - other.question.askPriority,
    );
  }

  /** The next question, as begun; undefined when none waits, no place is free, or it is too soon. */
  take(now: number): ClaimedQuery | undefined {
    this.waiting = this.waiting.filter(({ claimedUntil }) => claimedUntil > now);
    const next = this.waiting[0]?.question;
    if (!next || this.pauseMs(now) > 0 || !this.hasPlaceFor(next)) return undefined;
    this.waiting.shift();
    this.count(next, 1);
    const { perSecond, atOnce, reserved } = this.limits;
    const pause = 1_000 / perSecond;
    const burst = atOnce + reserved - 1;
    this.nextAt = Math.max(this.nextAt, now - burst * pause) + pause;
    return next;
  }

  /** A question that was taken is answered. */
  leave(question: ClaimedQuery): void {
    this.count(question, -1);
  }

  /** How long the ceiling of questions a second holds the next one back. 0: not at all. */
  pauseMs(now: number): number {
    return Math.max(0, this.nextAt - now);
  }

  private hasPlaceFor(question: ClaimedQuery): boolean {
    const { atOnce, reserved } = this.limits;
    return isForBuyer(question) ? this.underWay < atOnce + reserved : this.others < atOnce;
  }

  private count(question: ClaimedQuery, change: 1 | -1): void {
    if (isForBuyer(question)) this.forBuyers += change;
    else this.others += change;
  }
}
