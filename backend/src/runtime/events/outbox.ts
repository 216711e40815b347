import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { statement } from '../../database/index.js';
import type { DomainEvent } from './domain-event.js';
import { deliverEvent } from './deliver-event.job.js';

/** Where events wait between the commit that made them and their subscribers. */
@Injectable()
export class Outbox {
  /** One statement: the rows and their delivery jobs. Nothing is told when the transaction rolls back. */
  async append(tx: EntityManager, events: readonly DomainEvent[]): Promise<void> {
    if (events.length === 0) return;
    await statement(tx, {
      name: 'append_outbox',
      text: `
        WITH events AS (
          INSERT INTO outbox (id, platform_id, topic, key, payload, occurred_at, due_at)
          SELECT e.id, e."platformId", e.topic, e.key, e.payload, e."occurredAt", e."occurredAt"
          FROM json_to_recordset($1::json) AS e(
            id uuid, "platformId" uuid, topic text, key text, payload jsonb, "occurredAt" timestamptz)
          RETURNING id, platform_id
        ), specs AS (
          SELECT array_agg(ROW($2::text, json_build_object('id', id, 'platformId', platform_id),
            NULL, NULL, $3::smallint, NULL, NULL, NULL)::graphile_worker.job_spec) AS jobs FROM events
        )
        SELECT count(added.id) FROM specs, LATERAL graphile_worker.add_jobs(specs.jobs) AS added`,
      values: [JSON.stringify(events), deliverEvent.name, deliverEvent.maxAttempts],
    });
  }
}
