import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Why: staff see the refunds of the platform and end those without a result.
 * Locks: writes to refunds, while its index is built.
 * Undo: `down`.
 */
export class RefundsForStaff1795527681815 implements MigrationInterface {
  name = 'RefundsForStaff1795527681815';

  async up(db: QueryRunner): Promise<void> {
    await db.query('create index refunds_by_time on refunds (platform_id, asked_at, id)');
    await db.query(
      'create view refunds_read as select id, platform_id, attempt_id, amount, state, asked_at, answered_at from refunds',
    );
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('drop view refunds_read');
    await db.query('drop index refunds_by_time');
  }
}
