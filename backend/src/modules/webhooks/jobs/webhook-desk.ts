import { Injectable, Logger, type BeforeApplicationShutdown } from '@nestjs/common';
import { isConnectionLost } from '../../../database/index.js';
import { Clock } from '../../../runtime/clock/index.js';
import { Lanes, Sweeps, Worker, type Sweeper } from '../../../runtime/jobs/index.js';
import { Observed } from '../../../runtime/metrics/index.js';
import { WebhookRecords, type StoredWebhook } from '../store/webhook-records.js';
import { UnderstandWebhook } from '../use-cases/understand-webhook.js';

/** A delivery was stored that its own process does not understand. */
export const WEBHOOK_STORED = 'webhook_stored';

/**
 * A silent provider answers after ten seconds: its deliveries wait for each other, and nobody else's wait for them. More of
 * one provider at once settle no faster, because they meet at the seller's account, and would hold the connections that new
 * deliveries are stored by (measured: `npm run bench:webhooks`).
 */
const LIMITS = { atOnce: 32, ofAKind: 4 };
const CLAIMED_AT_ONCE = 4;
/** Longer than any delivery takes to be understood: one that is lost with its process is due again after this. */
const CLAIM_MS = 30_000;
const LOOK_AGAIN_MS = 100;

/**
 * Where stored deliveries are understood: those of this very process as they arrive, and those that are due, be it that
 * they have to be looked at again, were stored elsewhere, or were left by a process that died.
 */
@Injectable()
@Sweeps('webhooks', 1_000, { wokenBy: WEBHOOK_STORED })
export class WebhookDesk implements Sweeper, BeforeApplicationShutdown {
  private readonly log = new Logger(WebhookDesk.name);
  private readonly lanes = new Lanes(LIMITS);

  constructor(
    private readonly records: WebhookRecords,
    private readonly understanding: UnderstandWebhook,
    private readonly observed: Observed,
    private readonly worker: Worker,
    private readonly clock: Clock,
  ) {}

  hasRoom(provider: string): boolean {
    return this.worker.isRunning && this.lanes.hasRoom(provider);
  }

  /** Begins to understand a delivery that is stored and claimed. */
  take(record: StoredWebhook): void {
    this.lanes.begin(record.provider, () =>
      this.observed.run('job understandWebhook', () => this.understand(record)).catch(() => undefined),
    );
  }

  /** Takes what is due, as long as there is any that need not wait for its own provider. */
  async sweep(): Promise<number> {
    for (let taken = 0; ;) {
      const notOf = this.lanes.fullKinds;
      const most = Math.min(CLAIMED_AT_ONCE, this.lanes.room);
      const due = most > 0 && this.worker.isRunning ? await this.claim(most, notOf) : [];
      due.forEach((record) => this.take(record));
      taken += due.length;
      const sawAll = most > 0 && due.length < most && notOf.length === 0;
      if (sawAll || !this.worker.isRunning) return taken;
      if (due.length < most || most === 0) await this.lanes.nextLeaves(LOOK_AGAIN_MS);
    }
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.lanes.empty();
  }

  private claim(most: number, notOf: readonly string[]): Promise<StoredWebhook[]> {
    const now = this.clock.now();
    return this.records.claimDue(now, new Date(now.getTime() + CLAIM_MS), { most, notOf });
  }

  private async understand(record: StoredWebhook): Promise<void> {
    try {
      await this.understanding.understand(record);
    } catch (error) {
      // The database is away: the claim runs out, and whoever is there then takes it up.
      if (isConnectionLost(error)) this.log.warn(`delivery ${record.id}: the database is away`);
      else await this.stumble(record, error);
      throw error;
    }
  }

  private async stumble(record: StoredWebhook, error: unknown): Promise<void> {
    this.log.error({ msg: `delivery ${record.id} of ${record.provider} could not be worked on`, err: error });
    await this.understanding.stumble(record, 'it could not be worked on');
  }
}
