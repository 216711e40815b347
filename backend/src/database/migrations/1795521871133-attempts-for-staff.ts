import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Why: the page of the gateway accounts shows how many charges of a day were paid, and how long providers took to answer.
 * Locks: none; a view gets two columns.
 * Undo: `down` makes the view without them.
 */
export class AttemptsForStaff1795521871133 implements MigrationInterface {
  name = 'AttemptsForStaff1795521871133';

  async up(db: QueryRunner): Promise<void> {
    await db.query(
      `create or replace view attempts_read as ${COLUMNS}, created_at, answered_at from attempts`,
    );
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('drop view attempts_read');
    await db.query(`create view attempts_read as ${COLUMNS} from attempts`);
  }
}

const COLUMNS =
  'select id, platform_id, payment_id, gateway_account_id, turn, provider, reference, state, webhook_token';
