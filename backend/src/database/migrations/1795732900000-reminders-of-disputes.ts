import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Why: a seller is told once, a day before, that the deadline of a defence comes near (decision 0195).
 * Locks: adds an empty column.
 * Undo: `down` drops it.
 */
export class RemindersOfDisputes1795732900000 implements MigrationInterface {
  name = 'RemindersOfDisputes1795732900000';

  async up(db: QueryRunner): Promise<void> {
    await db.query('alter table disputes add column reminded_at timestamptz');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('alter table disputes drop column reminded_at');
  }
}
