import { Injectable, type BeforeApplicationShutdown } from '@nestjs/common';
import { systemContext } from '../../../runtime/context/index.js';
import { Clock } from '../../../runtime/clock/index.js';
import {
  DueTask,
  KeyedConcurrencyLimiter,
  SweepsWhenDue,
  Worker,
  type Sweeper,
} from '../../../runtime/jobs/index.js';
import { Observed } from '../../../runtime/metrics/index.js';
import { IngestPriority } from '../ingest-priority.js';
import { WEBHOOKS_DUE, WebhookRecords, type StoredWebhook } from '../store/webhook-records.js';
import { ProcessWebhook } from '../use-cases/process-webhook.js';
import { InboxQueue } from './inbox-queue.js';

const contextOf = ({ platformId }: StoredWebhook) =>
  systemContext('webhook processor').forPlatform(platformId);

/** A delivery was stored that its own process does not understand. */
export const WEBHOOK_STORED = 'webhook_stored';

/**
 * A slot uses a socket while its provider is queried, and rarely a database connection: the reads and writes of a burst go
 * together. A query of a provider that does not answer ends after ten seconds: the webhooks of its accounts wait for each other, and no others
 * wait for them.
 */
const LIMITS = { atOnce: 512, perKey: 32 };
/** A burst waits in memory, where it need not be read again; what is more is left in the database until it is its turn. */
const LINE = { deliveries: 512, size: 16 * 1_048_576 };
const CLAIMED_AT_ONCE = 16;
/** Longer than any delivery takes to be understood: one that is lost with its process is due again after this. */
const CLAIM_MS = 30_000;
const LOOK_AGAIN_MS = 100;

/**
 * Where stored deliveries are understood: those of this very process as they arrive, and those that are due, be it that
 * they have to be looked at again, were stored elsewhere, or were left by a process that died.
 */
@Injectable()
@SweepsWhenDue('webhooks', WEBHOOKS_DUE, { wokenBy: WEBHOOK_STORED })
export class WebhookProcessor implements Sweeper, BeforeApplicationShutdown {
  private readonly task: DueTask<StoredWebhook>;
  private readonly line = new InboxQueue(LINE);
  private readonly limiter = new KeyedConcurrencyLimiter(LIMITS, () => this.takeTurns());
  private nextTurn: NodeJS.Timeout | undefined;
  private closing = false;

  constructor(
    private readonly records: WebhookRecords,
    processWebhook: ProcessWebhook,
    private readonly ingestPriority: IngestPriority,
    private readonly worker: Worker,
    private readonly clock: Clock,
    observed: Observed,
  ) {
    this.task = new DueTask<StoredWebhook>(observed, {
      name: 'processWebhook',
      describe: ({ id, provider }) => `delivery ${id} of ${provider}`,
      work: (record) => processWebhook.understand(contextOf(record), record),
      failed: (record) => processWebhook.stumble(contextOf(record), record, 'it could not be worked on'),
    });
  }

  /** Whether a delivery that is stored now can wait here. */
  get hasCapacity(): boolean {
    return this.worker.isRunning && !this.closing && this.line.hasCapacity;
  }

  /** Understands a delivery that is stored and claimed, as soon as it is its turn. */
  take(record: StoredWebhook): void {
    this.line.join(record, performance.now());
    this.takeTurns();
  }

  /** Takes what is due, as long as there is any that need not wait for its own account. */
  async sweep(): Promise<number> {
    for (let taken = 0; ;) {
      this.line.leaveDue(this.clock.now());
      const busy = this.busyAccounts;
      const due = this.hasCapacity && this.limiter.available > 0 ? await this.claim(busy) : undefined;
      due?.forEach((record) => this.take(record));
      taken += due?.length ?? 0;
      const sawAll = due !== undefined && due.length < CLAIMED_AT_ONCE;
      if ((sawAll && busy.length === 0) || !this.worker.isRunning) return taken;
      if (sawAll || !due) await this.someoneIsFree(busy);
    }
  }

  /** Waiting webhooks are released, so that another process can take them immediately; running ones are completed. */
  async beforeApplicationShutdown(): Promise<void> {
    this.closing = true;
    clearTimeout(this.nextTurn);
    await this.records.release(this.line.leaveAll(), this.clock.now()).catch(() => undefined);
    await this.limiter.empty();
  }

  private get busyAccounts(): string[] {
    return [...new Set([...this.limiter.fullKeys, ...this.line.accounts])];
  }

  /** Resolves when one of them can be processed again, but soon: others may have become due. */
  private async someoneIsFree(busy: readonly string[]): Promise<void> {
    const until = performance.now() + LOOK_AGAIN_MS;
    for (let left = LOOK_AGAIN_MS; left > 0; left = until - performance.now()) {
      await this.limiter.nextEnds(left);
      const stillBusy = new Set(this.busyAccounts);
      if (!busy.every((account) => stillBusy.has(account))) return;
    }
  }

  /** Starts every webhook whose turn it is. */
  private takeTurns(): void {
    clearTimeout(this.nextTurn);
    if (this.closing) return;
    let soonest = Infinity;
    for (const account of this.line.accounts) soonest = Math.min(soonest, this.takeTurnsOf(account));
    if (soonest < Infinity) this.nextTurn = setTimeout(() => this.takeTurns(), soonest);
  }

  /** Returns for how long the arrivals hold back those that are left; without end when they wait for a lane. */
  private takeTurnsOf(account: string): number {
    for (let next = this.line.first(account); next; next = this.line.first(account)) {
      if (!this.limiter.hasCapacity(account)) return Infinity;
      const heldBackMs = this.ingestPriority.holdBackMs(next.since);
      if (heldBackMs > 0) return heldBackMs;
      this.line.leave(account);
      if (next.record.claimedUntil > this.clock.now()) this.begin(next.record);
    }
    return Infinity;
  }

  private begin(record: StoredWebhook): void {
    this.limiter.begin(record.gatewayAccountId, () => this.task.run(record));
  }

  private claim(notOf: readonly string[]): Promise<StoredWebhook[]> {
    const now = this.clock.now();
    return this.records.claimDue(now, new Date(now.getTime() + CLAIM_MS), { most: CLAIMED_AT_ONCE, notOf });
  }
}
