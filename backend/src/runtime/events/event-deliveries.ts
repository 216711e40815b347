import { Injectable } from '@nestjs/common';
import { Reads, Transactions } from '../../database/index.js';
import { INSTALLATION, type DomainEvent } from './domain-event.js';

/** An event and the subscriber that is due to receive it. */
export interface Delivery {
  readonly subscriber: string;
  readonly event: DomainEvent;
  /** This one included. */
  readonly tries: number;
}

/** A subscriber with deliveries that are due, on one platform. */
export interface DueSubscriber {
  readonly platformId: string;
  readonly subscriber: string;
}

/** Whether any delivery is due at $1. */
export const DELIVERIES_DUE = `select from event_deliveries where due_at between '-infinity' and $1`;

const SUBSCRIBERS_DUE = `
select distinct platform_id as "platformId", subscriber from event_deliveries where due_at between '-infinity' and $1`;

// A claim moves due_at, so the delivery of a process that dies is due again. The ids are an array and the range has a beginning,
// so that a generic plan uses the indexes.
const CLAIM = `
update event_deliveries d set tries = d.tries + 1, due_at = $4
from outbox e
where d.platform_id = $1 and d.subscriber = $2 and d.due_at <= $3 and d.event_id = any (array(
    select event_id from event_deliveries
    where platform_id = $1 and subscriber = $2 and due_at between '-infinity' and $3
    order by due_at limit $5 for update skip locked
  ))
  and e.platform_id = d.platform_id and e.id = d.event_id
returning e.id, nullif(e.platform_id, '${INSTALLATION}') as "platformId", e.topic, e.key, e.payload, e.occurred_at as "occurredAt",
  d.subscriber, d.tries`;

const DELIVERED = `
delete from event_deliveries where platform_id = $1 and subscriber = $2 and event_id = any ($3::uuid[])`;

const FAILED = `
update event_deliveries set due_at = $4, last_error = $5 where platform_id = $1 and event_id = $2 and subscriber = $3`;

// An event that waits for this subscriber already keeps its own time.
const REPLAY = `
insert into event_deliveries (platform_id, event_id, subscriber, due_at)
select platform_id, id, $1, $2 from outbox
where topic = any ($3::text[]) and occurred_at >= $4 and occurred_at <= $2
on conflict do nothing
returning event_id`;

type ClaimedRow = DomainEvent & Omit<Delivery, 'event'>;

/** The deliveries that are not finished: one row for each event and subscriber. A row is deleted when its event is delivered. */
@Injectable()
export class EventDeliveries {
  constructor(
    private readonly transactions: Transactions,
    private readonly reads: Reads,
  ) {}

  /** The subscribers with deliveries that are due, for each platform. */
  subscribersDue(now: Date): Promise<DueSubscriber[]> {
    return this.reads.prepared({ name: 'subscribers-due', text: SUBSCRIBERS_DUE, values: [now] });
  }

  /** Claims at most `most` deliveries of one subscriber until then. */
  async claim(
    { platformId, subscriber }: DueSubscriber,
    { now, until, most }: { now: Date; until: Date; most: number },
  ): Promise<Delivery[]> {
    const rows = await this.transactions.single<ClaimedRow>({
      name: 'claim-event-deliveries',
      text: CLAIM,
      values: [platformId, subscriber, now, until, most],
    });
    return rows.map(({ subscriber: name, tries, ...event }) => ({ subscriber: name, tries, event }));
  }

  /** Deliveries of one subscriber on one platform are finished. */
  async delivered({ platformId, subscriber }: DueSubscriber, eventIds: readonly string[]): Promise<void> {
    const values = [platformId, subscriber, eventIds];
    await this.transactions.single({ name: 'events-delivered', text: DELIVERED, values });
  }

  /** Stores the error. The delivery is due again then. */
  async failed({ event, subscriber }: Delivery, dueAt: Date, error: string): Promise<void> {
    const values = [event.platformId ?? INSTALLATION, event.id, subscriber, dueAt, error];
    await this.transactions.single({ name: 'event-delivery-failed', text: FAILED, values });
  }

  /** Makes the stored events of these topics since then due for a subscriber. Returns how many deliveries were added. */
  async replay(subscriber: string, topics: readonly string[], since: Date, now: Date): Promise<number> {
    const values = [subscriber, now, topics, since];
    return (await this.transactions.single({ name: 'replay-events', text: REPLAY, values })).length;
  }
}
