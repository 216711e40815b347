import { Injectable } from '@nestjs/common';
import { Reads, Transactions, insertRows, statement } from '../../database/index.js';
import { INSTALLATION, type DomainEvent } from './domain-event.js';
import { SubscriberRegistry } from './subscriber-registry.js';

/** Whether any event has no deliveries yet at $1. */
export const UNDISPATCHED = `select from outbox where due_at between '-infinity' and $1`;

const BATCH = 100;

const PLATFORMS = `
select distinct platform_id as "platformId" from outbox where due_at between '-infinity' and $1`;

const TAKE = `
update outbox set due_at = null
where platform_id = $1 and id = any (array(
  select id from outbox where platform_id = $1 and due_at between '-infinity' and $2
  order by due_at limit ${BATCH} for update skip locked
))
returning id, nullif(platform_id, '${INSTALLATION}') as "platformId", topic, key, payload, occurred_at as "occurredAt"`;

/** Events whose deliveries are not written yet. */
@Injectable()
export class UndispatchedEvents {
  constructor(
    private readonly transactions: Transactions,
    private readonly reads: Reads,
    private readonly subscribers: SubscriberRegistry,
  ) {}

  /** Writes one delivery for each event and subscriber that handles it, for a batch of events of each platform. */
  async dispatch(now: Date): Promise<void> {
    const platforms = await this.reads.prepared<{ platformId: string }>({
      name: 'platforms-with-undispatched-events',
      text: PLATFORMS,
      values: [now],
    });
    for (const { platformId } of platforms) await this.dispatchBatch(platformId, now);
  }

  private async dispatchBatch(platformId: string, now: Date): Promise<void> {
    await this.transactions.run('dispatchEvents', async (tx) => {
      const events = await statement<DomainEvent>(tx, {
        name: 'take-undispatched-events',
        text: TAKE,
        values: [platformId, now],
      });
      const rows = events.flatMap((event) =>
        this.subscribers.of(event).map((subscriber) => [platformId, event.id, subscriber, now]),
      );
      if (rows.length === 0) return;
      const columns = ['platform_id', 'event_id', 'subscriber', 'due_at'];
      const rest = 'on conflict do nothing';
      await statement(
        tx,
        insertRows({ name: 'add-event-deliveries', into: 'event_deliveries', columns, rows, rest }),
      );
    });
  }
}
