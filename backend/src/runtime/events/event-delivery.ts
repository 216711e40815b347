import { Injectable, Logger } from '@nestjs/common';
import { Transactions } from '../../database/index.js';
import { Clock } from '../clock/clock.js';
import { Handles, Sweeps } from '../jobs/decorators.js';
import type { JobHandler, Sweeper } from '../jobs/decorators.js';
import { deliverEvent } from './deliver-event.job.js';
import type { DomainEvent } from './domain-event.js';
import { EventSubscriptions } from './subscriptions.js';

/** While a delivery runs nobody else takes the event; when its process dies, it is due again after this long. */
const LEASE_MS = 60_000;
const FIRST_PAUSE_MS = 5000;
const LONGEST_PAUSE_MS = 3_600_000;
const BATCH = 50;

interface Claimed {
  id: string;
  platform_id: string;
  topic: string;
  key: string;
  payload: object;
  occurred_at: Date;
  tries: number;
}

const CLAIMED = 'RETURNING id, platform_id, topic, key, payload, occurred_at, tries';

const CLAIM_NEW = `
UPDATE outbox SET tries = 1, due_at = $1
WHERE id = $2 AND platform_id = $3 AND tries = 0 AND due_at IS NOT NULL ${CLAIMED}`;

// Planned once for any values: an array instead of a join, and a range with a beginning, lest the plan reads the whole table.
const CLAIM_DUE = `
UPDATE outbox SET tries = tries + 1, due_at = $1
WHERE id = ANY (ARRAY(
  SELECT id FROM outbox WHERE due_at BETWEEN '-infinity' AND $2
  ORDER BY due_at LIMIT ${BATCH} FOR UPDATE SKIP LOCKED)) AND due_at <= $2 ${CLAIMED}`;

const DELIVERED = `
UPDATE outbox SET delivered_at = $1, due_at = NULL, last_error = NULL WHERE id = $2 AND platform_id = $3`;

const FAILED = 'UPDATE outbox SET due_at = $1, last_error = $2 WHERE id = $3 AND platform_id = $4';

/** Tells the subscribers of each event in the outbox, until each of them has heard it. */
@Injectable()
@Handles(deliverEvent)
@Sweeps('outbox', 5000)
export class EventDelivery implements JobHandler<{ id: string; platformId: string }>, Sweeper {
  private readonly log = new Logger(EventDelivery.name);

  constructor(
    private readonly transactions: Transactions,
    private readonly subscriptions: EventSubscriptions,
    private readonly clock: Clock,
  ) {}

  /** The first try, right after the commit. An event that was tried before waits for its own hour. */
  async handle({ id, platformId }: { id: string; platformId: string }): Promise<void> {
    const claimed = await this.transactions.single<Claimed>({
      name: 'claim-new-event',
      text: CLAIM_NEW,
      values: [this.in(LEASE_MS), id, platformId],
    });
    await this.deliverAll(claimed);
  }

  async sweep(now: Date): Promise<number> {
    const claimed = await this.transactions.single<Claimed>({
      name: 'claim-due-events',
      text: CLAIM_DUE,
      values: [this.in(LEASE_MS), now],
    });
    await this.deliverAll(claimed);
    return claimed.length;
  }

  private async deliverAll(claimed: readonly Claimed[]): Promise<void> {
    for (const event of claimed) await this.deliver(event);
  }

  private async deliver(claimed: Claimed): Promise<void> {
    const { id, platform_id: platformId, topic, key, payload, occurred_at: occurredAt } = claimed;
    const event: DomainEvent = { id, platformId, topic, key, payload, occurredAt };
    const heard = await Promise.allSettled(this.subscriptions.to(event).map((one) => one.on(event)));
    const failures = heard.flatMap((result) =>
      result.status === 'rejected' ? [result.reason as unknown] : [],
    );
    if (failures.length === 0) {
      await this.transactions.single({
        name: 'event-delivered',
        text: DELIVERED,
        values: [this.clock.now(), id, platformId],
      });
      return;
    }
    const pauseMs = Math.min(FIRST_PAUSE_MS * 2 ** (claimed.tries - 1), LONGEST_PAUSE_MS);
    this.log.error({
      msg: `event ${topic} was not heard, again in ${pauseMs} ms`,
      eventId: id,
      err: failures[0],
    });
    await this.transactions.single({
      name: 'event-not-heard',
      text: FAILED,
      values: [this.in(pauseMs), failures.map(String).join('; ').slice(0, 1000), id, platformId],
    });
  }

  private in(ms: number): Date {
    return new Date(this.clock.now().getTime() + ms);
  }
}
