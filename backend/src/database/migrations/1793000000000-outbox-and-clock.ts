import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Why: domain events must be written with the change they tell of and delivered at least once (outbox); the demo's
 * time must be one for all processes and survive a restart (demo_clock).
 * Locks: only new tables, nothing existing is touched.
 * Undo: `down` drops both; undelivered events are lost, so stop the writers and let the worker empty the outbox first.
 */
export class OutboxAndClock1793000000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE outbox (
        id uuid NOT NULL,
        platform_id uuid NOT NULL,
        topic text NOT NULL,
        key text NOT NULL,
        payload jsonb NOT NULL,
        occurred_at timestamptz NOT NULL,
        due_at timestamptz,
        delivered_at timestamptz,
        tries integer NOT NULL DEFAULT 0,
        last_error text,
        PRIMARY KEY (id, platform_id),
        CONSTRAINT outbox_due_until_delivered CHECK ((due_at IS NULL) = (delivered_at IS NOT NULL))
      )`);
    await runner.query(`CREATE INDEX outbox_due ON outbox (due_at) WHERE due_at IS NOT NULL`);
    await runner.query(`
      CREATE TABLE demo_clock (
        singleton boolean PRIMARY KEY DEFAULT true CHECK (singleton),
        offset_ms bigint NOT NULL DEFAULT 0
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE demo_clock`);
    await runner.query(`DROP TABLE outbox`);
  }
}
