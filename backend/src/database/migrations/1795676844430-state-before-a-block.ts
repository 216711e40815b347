import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Why: who is unblocked returns to the step at which they were blocked; a seller whose documents are missing is not verified by it.
 * Locks: users for a moment; the column has no default. Who is blocked already becomes active, as before.
 * Undo: `down`; everybody who is unblocked becomes active.
 */
export class StateBeforeABlock1795676844430 implements MigrationInterface {
  name = 'StateBeforeABlock1795676844430';

  async up(db: QueryRunner): Promise<void> {
    await db.query('alter table users add column blocked_from text');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('alter table users drop column blocked_from');
  }
}
