import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Why: unproven webhooks make us query the provider. All processes together query an attempt once at a time and with
 * pauses, so they share the time of the last query; and the source of a webhook is counted, as a keyed digest. The table is
 * unlogged: a crash of the server loses it, which costs at most one query for each attempt.
 * Locks: creates a table; the new column is empty, which rewrites no row.
 * Deploying: a process of an earlier version writes no source and queries without limits.
 * Undo: `down` drops both.
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
