import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Why: reconciliation reads the charges of one account page by page, in the order of their ids. By the primary key it read those of
 * all accounts of the day for each page.
 * Locks: `attempts` cannot be written while the index is built: about a second for a million attempts.
 * Undo: `down` drops the index; each page then reads what all accounts charged.
 */
export class AttemptsOfAccount1793005900001 implements MigrationInterface {
  name = 'AttemptsOfAccount1793005900001';

  async up(db: QueryRunner): Promise<void> {
    await db.query('create index attempts_of_account on attempts (gateway_account_id, id)');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('drop index attempts_of_account');
  }
}
