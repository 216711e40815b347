import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { afterCommit, insertRows, statement } from '../../database/index.js';
import { PgNotifications } from '../notifications/index.js';
import { INSTALLATION, type DomainEvent } from './domain-event.js';
import { SubscriberRegistry } from './subscriber-registry.js';

/** Notified after each commit that wrote an event with subscribers. */
export const EVENTS_DUE = 'events_due';

const COLUMNS = ['id', 'platform_id', 'topic', 'key', 'payload', 'occurred_at', 'due_at'];

/** Stores events in the transaction of the change that they describe. */
@Injectable()
export class Outbox {
  constructor(
    private readonly subscribers: SubscriberRegistry,
    private readonly notifications: PgNotifications,
  ) {}

  /**
   * One statement, whatever the number of subscribers: the worker writes the deliveries. Nothing is stored when the transaction rolls
   * back. An event without subscribers is stored too, so that it can be replayed for one that is added later.
   */
  async append(tx: EntityManager, events: readonly DomainEvent[]): Promise<void> {
    if (events.length === 0) return;
    const rows = events.map((event) => this.rowOf(event));
    await statement(tx, insertRows({ name: 'append-events', into: 'outbox', columns: COLUMNS, rows }));
    if (rows.some(([, , , , , , dueAt]) => dueAt !== null))
      afterCommit(() => this.notifications.send(EVENTS_DUE));
  }

  private rowOf(event: DomainEvent) {
    const { id, platformId, topic, key, payload, occurredAt } = event;
    const dueAt = this.subscribers.of(event).length > 0 ? occurredAt : null;
    return [id, platformId ?? INSTALLATION, topic, key, JSON.stringify(payload), occurredAt, dueAt] as const;
  }
}
