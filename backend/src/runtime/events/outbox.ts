import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { afterCommit, statement } from '../../database/index.js';
import { PgNotifications } from '../notifications/index.js';
import { INSTALLATION, type DomainEvent } from './domain-event.js';
import { SubscriberRegistry } from './subscriber-registry.js';

/** Notified after each commit that wrote deliveries. */
export const EVENTS_DUE = 'events_due';

const EVENT_COLUMNS = '(id, platform_id, topic, key, payload, occurred_at)';
const DELIVERY_COLUMNS = '(platform_id, event_id, subscriber, due_at)';

/** Stores events in the transaction of the change that they describe. */
@Injectable()
export class Outbox {
  constructor(
    private readonly subscribers: SubscriberRegistry,
    private readonly notifications: PgNotifications,
  ) {}

  /**
   * One statement for the events, and one for their deliveries if any subscriber handles them. A rollback removes both. Events
   * without a subscriber are stored too, so that they can be replayed for one that is added later.
   */
  async append(tx: EntityManager, events: readonly DomainEvent[]): Promise<void> {
    if (events.length === 0) return;
    const facts = events.map(({ id, platformId, topic, key, payload, occurredAt }) => [
      ...[id, platformId ?? INSTALLATION, topic, key, JSON.stringify(payload), occurredAt],
    ]);
    await insert(tx, { name: 'append-events', into: `outbox ${EVENT_COLUMNS}`, rows: facts });
    const deliveries = events.flatMap((event) =>
      this.subscribers
        .of(event)
        .map((subscriber) => [event.platformId ?? INSTALLATION, event.id, subscriber, event.occurredAt]),
    );
    if (deliveries.length === 0) return;
    await insert(tx, {
      name: 'append-event-deliveries',
      into: `event_deliveries ${DELIVERY_COLUMNS}`,
      rows: deliveries,
    });
    afterCommit(() => this.notifications.tell(EVENTS_DUE));
  }
}

/** `INSERT … VALUES`, which PostgreSQL plans once for each number of rows. */
async function insert(
  tx: EntityManager,
  { name, into, rows }: { name: string; into: string; rows: readonly (readonly unknown[])[] },
): Promise<void> {
  let parameter = 0;
  const tuples = rows.map((row) => `(${row.map(() => `$${(parameter += 1)}`).join(', ')})`);
  await statement(tx, {
    name: `${name}-${rows.length}`,
    text: `INSERT INTO ${into} VALUES ${tuples.join(', ')}`,
    values: rows.flat(),
  });
}
