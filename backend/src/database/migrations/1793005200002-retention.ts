import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Why: the retention job clears columns of old orders, and remembers how far it came instead of reading them again.
 * Locks: creates a table.
 * Undo: `down` drops it; the job then reads all old orders once more.
 */
export class Retention1793005200002 implements MigrationInterface {
  name = 'Retention1793005200002';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      create table retention_progress (rule text primary key, after_id uuid not null, updated_at timestamptz not null)`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`drop table retention_progress`);
  }
}
