import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Why: domain events must be written in the transaction that causes them and delivered at least once (outbox); the
 * demonstration's clock must be the same for all processes and survive a restart (demo_clock).
 * Locks: creates tables only.
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
