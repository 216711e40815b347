import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Why: each subscriber receives an event, and is repeated, by itself; a subscriber that is added later can receive stored events.
 * `outbox` keeps the events; `due_at` is set until their deliveries are written. The schema of the job queue is no longer used.
 * Locks: `outbox` for a moment, while columns are removed. Stop processes of the former version first: they write these columns.
 * Undo: `down` restores the columns. An event with unfinished deliveries becomes due for all of its subscribers.
 */
export class EventDeliveries1793006000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE event_deliveries (
        platform_id uuid NOT NULL,
        event_id uuid NOT NULL,
        subscriber text NOT NULL,
        due_at timestamptz NOT NULL,
        tries integer NOT NULL DEFAULT 0,
        last_error text,
        PRIMARY KEY (platform_id, event_id, subscriber)
      )`);
    await runner.query(`CREATE INDEX event_deliveries_due ON event_deliveries (due_at)`);
    await runner.query(
      `CREATE INDEX event_deliveries_of_subscriber ON event_deliveries (platform_id, subscriber, due_at)`,
    );
    await runner.query(`ALTER TABLE outbox DROP CONSTRAINT outbox_due_until_delivered`);
    await runner.query(`ALTER TABLE outbox DROP COLUMN delivered_at`);
    await runner.query(`ALTER TABLE outbox DROP COLUMN tries`);
    await runner.query(`ALTER TABLE outbox DROP COLUMN last_error`);
    await runner.query(`DROP SCHEMA IF EXISTS graphile_worker CASCADE`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE outbox ADD COLUMN delivered_at timestamptz`);
    await runner.query(`ALTER TABLE outbox ADD COLUMN tries integer NOT NULL DEFAULT 0`);
    await runner.query(`ALTER TABLE outbox ADD COLUMN last_error text`);
    await runner.query(`
      UPDATE outbox e SET due_at = d.due_at, tries = d.tries, last_error = d.last_error
      FROM event_deliveries d WHERE d.platform_id = e.platform_id AND d.event_id = e.id`);
    await runner.query(`UPDATE outbox SET delivered_at = occurred_at WHERE due_at IS NULL`);
    await runner.query(
      `ALTER TABLE outbox ADD CONSTRAINT outbox_due_until_delivered CHECK ((due_at IS NULL) = (delivered_at IS NOT NULL))`,
    );
    await runner.query(`DROP TABLE event_deliveries`);
  }
}
