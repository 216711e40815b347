import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { statement } from '../../database/index.js';
import { deliverEvent } from './deliver-event.job.js';
import type { DomainEvent } from './domain-event.js';
import { EventSubscriptions } from './subscriptions.js';

/** Where events wait between the commit that made them and their subscribers. */
@Injectable()
export class Outbox {
  constructor(private readonly subscriptions: EventSubscriptions) {}

  /**
   * One statement: the rows and their delivery jobs. Nothing is told when the transaction rolls back.
   * An event that concerns no subscriber is kept as delivered at once, and costs no job.
   */
  async append(tx: EntityManager, events: readonly DomainEvent[]): Promise<void> {
    if (events.length === 0) return;
    const rows = events.map((event) => ({ ...event, heard: this.subscriptions.to(event).length > 0 }));
    await statement(tx, {
      name: 'append_outbox',
      text: `
        WITH events AS (
          INSERT INTO outbox (id, platform_id, topic, key, payload, occurred_at, due_at, delivered_at)
          SELECT e.id, e."platformId", e.topic, e.key, e.payload, e."occurredAt",
            CASE WHEN e.heard THEN e."occurredAt" END, CASE WHEN NOT e.heard THEN e."occurredAt" END
          FROM json_to_recordset($1::json) AS e(
            id uuid, "platformId" uuid, topic text, key text, payload jsonb, "occurredAt" timestamptz, heard boolean)
          RETURNING id, platform_id, due_at
        ), specs AS (
          SELECT array_agg(ROW($2::text, json_build_object('id', id, 'platformId', platform_id),
            NULL, NULL, $3::smallint, NULL, NULL, NULL)::graphile_worker.job_spec) AS jobs
          FROM events WHERE due_at IS NOT NULL
        )
        SELECT count(added.id) FROM specs, LATERAL graphile_worker.add_jobs(specs.jobs) AS added
        WHERE specs.jobs IS NOT NULL`,
      values: [JSON.stringify(rows), deliverEvent.name, deliverEvent.maxAttempts],
    });
  }
}
