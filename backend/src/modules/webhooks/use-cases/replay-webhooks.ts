import { Injectable } from '@nestjs/common';
import { Transactions, notifyAfterCommit } from '../../../database/index.js';
import type { Session } from '../../../runtime/access/index.js';
import { Clock } from '../../../runtime/clock/index.js';
import type { Context } from '../../../runtime/context/index.js';
import { runtimeProblem } from '../../../runtime/errors/index.js';
import { newId } from '../../../runtime/ids/index.js';
import { AuditLog } from '../../audit/index.js';
import { Reauthentication, type Proof } from '../../identity/index.js';
import { WEBHOOK_STORED } from '../jobs/webhook-processor.js';
import {
  StoredWebhooks,
  isUnaddressed,
  type ReplayFilter,
  type ReplayProgress,
} from '../store/stored-webhooks.js';
import { webhookProblem } from '../webhook-problems.js';

/** More would fill the queue of an account for minutes. */
export const MOST_REPLAYED = 1_000;
const MOST_SHOWN = 20;

type Reasoned = Proof & { readonly reason: string };

/**
 * Processes stored deliveries again. They become due, and are processed like those that arrive: the same delivery fifty times has one
 * effect.
 */
@Injectable()
export class ReplayWebhooks {
  constructor(
    private readonly stored: StoredWebhooks,
    private readonly reauthentication: Reauthentication,
    private readonly audit: AuditLog,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /** @throws Problem notFound; webhookNotReplayable (409); validation (422): wrong password or code. Nothing was written */
  async one(ctx: Context, session: Session, id: string, { reason, ...proof }: Reasoned): Promise<void> {
    const found = await this.stored.find(id);
    if (!found) throw runtimeProblem('notFound');
    if (isUnaddressed(found)) throw webhookProblem('webhookNotReplayable');
    await this.reauthentication.demand(ctx, session, proof);
    const tenant = ctx.forPlatform(found.platformId);
    await this.transactions.run('replayWebhook', async (tx) => {
      if (!(await this.stored.replayOne(tenant, tx, id, this.clock.now())))
        throw webhookProblem('webhookNotReplayable');
      const { state, provider } = found;
      this.audit.record(tenant, tx, {
        ...{ action: 'webhook.replayed', subject: 'webhook_records', subjectId: id, reason },
        before: { state, provider },
      });
      notifyAfterCommit(tx, WEBHOOK_STORED);
    });
  }

  /** How many a replay of many would process; one more than may be processed at once, when it is more. */
  count(ctx: Context, platformId: string, filter: ReplayFilter): Promise<number> {
    return this.stored.count(ctx.forPlatform(platformId), filter, MOST_REPLAYED + 1);
  }

  /**
   * @param expected what {@link count} said
   * @throws Problem selectionChanged (409): they are not that many any more; noWebhooks, tooManyWebhooks, validation (422): wrong
   * password or code. Nothing was written
   */
  async many(
    ctx: Context,
    session: Session,
    { platformId, filter, expected }: { platformId: string; filter: ReplayFilter; expected: number },
    { reason, ...proof }: Reasoned,
  ): Promise<{ id: string }> {
    if (expected > MOST_REPLAYED) throw webhookProblem('tooManyWebhooks');
    await this.reauthentication.demand(ctx, session, proof);
    const tenant = ctx.forPlatform(platformId);
    const now = this.clock.now();
    const id = newId(now);
    await this.transactions.run('replayWebhooks', async (tx) => {
      const run = { filter, replayId: id, now, most: MOST_REPLAYED + 1 };
      const webhooks = await this.stored.replayMany(tenant, tx, run);
      if (webhooks === 0) throw webhookProblem('noWebhooks');
      if (webhooks !== expected) throw runtimeProblem('selectionChanged');
      const requestedBy = ctx.recordedActor;
      await this.stored.keepReplay(tenant, tx, { ...filter, id, webhooks, reason, requestedBy, now });
      this.audit.record(tenant, tx, {
        ...{ action: 'webhooks.replayed', subject: 'webhook_replays', subjectId: id, reason },
        after: { ...filter, from: filter.from.toISOString(), until: filter.until.toISOString(), webhooks },
      });
      notifyAfterCommit(tx, WEBHOOK_STORED);
    });
    return { id };
  }

  /** The latest replays of many, with their progress. */
  latest(): Promise<ReplayProgress[]> {
    return this.stored.replays(MOST_SHOWN);
  }

  /**
   * Marks a delivery as needing nothing more. It is not changed otherwise.
   * @throws Problem notFound; webhookNotReplayable (409): it is being processed
   */
  async resolve(ctx: Context, id: string, note: string): Promise<void> {
    const found = await this.stored.find(id);
    if (!found) throw runtimeProblem('notFound');
    const { platformId } = found;
    await this.transactions.run('resolveWebhook', async (tx) => {
      const marked = { id, platformId, note, by: ctx.recordedActor, now: this.clock.now() };
      if (!(await this.stored.resolve(tx, marked))) throw webhookProblem('webhookNotReplayable');
      const tenant = isUnaddressed(found) ? ctx : ctx.forPlatform(platformId);
      this.audit.record(tenant, tx, {
        ...{ action: 'webhook.resolved', subject: 'webhook_records', subjectId: id, reason: note },
      });
    });
  }
}
