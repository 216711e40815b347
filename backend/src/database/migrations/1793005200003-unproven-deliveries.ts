import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Why: unproven deliveries make us query the provider. All processes together query about an attempt once at a time and with
 * pauses, so they share what was asked when; and the source of a delivery is counted, as a keyed digest. The table is not logged: a
 * crash of the server forgets it, which costs at most one query for each attempt.
 * Locks: creates a table; the new column is empty, which touches no row.
 * Deploying: a process from before this writes no source and queries without limits.
 * Undo: `down` forgets both.
 */
export class UnprovenDeliveries1793005200003 implements MigrationInterface {
  name = 'UnprovenDeliveries1793005200003';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`alter table webhook_records add column source_key bytea`);
    await db.query(QUERIES);
    await db.query(`create index provider_queries_ended on provider_queries (window_ends)`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`drop table provider_queries`);
    await db.query(`alter table webhook_records drop column source_key`);
  }
}

const QUERIES = `
create unlogged table provider_queries (
  attempt_id uuid primary key,
  begun_at timestamptz not null,
  open_until timestamptz,
  answered_at timestamptz,
  window_ends timestamptz not null,
  asked integer not null
) with (fillfactor = 70)`;
