import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Why: a withdrawal to a receiver waits after its approval, as one to a bank account does (screens.md C9). Receivers that are active
 * already have waited: nothing about them changed.
 * Locks: receivers, until the rows of those that are active are written.
 * Undo: `down`; receivers can be used at once.
 */
export class WaitingTimeOfReceivers1795768420000 implements MigrationInterface {
  name = 'WaitingTimeOfReceivers1795768420000';

  async up(db: QueryRunner): Promise<void> {
    await db.query('alter table receivers add column usable_from timestamptz');
    await db.query(`update receivers set usable_from = created_at where status = 'ACTIVE'`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('alter table receivers drop column usable_from');
  }
}
