import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Why: sensitive changes need a person who has proved a moment ago who they are (decision 0204). A session keeps when that was; null:
 * when it was opened.
 * Locks: the new column is null, so the table is not rewritten.
 * Undo: `down`.
 */
export class ProofsOfSessions1795766000000 implements MigrationInterface {
  name = 'ProofsOfSessions1795766000000';

  async up(db: QueryRunner): Promise<void> {
    await db.query('alter table sessions add column proved_at timestamptz');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('alter table sessions drop column proved_at');
  }
}
