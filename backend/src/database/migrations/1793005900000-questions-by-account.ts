import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Why: the questions about attempts are claimed for each account, those that a buyer waits for first. With one index on the time
 * alone, a backlog of one account was read from end to end each second to find what was due at the others.
 * Locks: the new column has constant defaults, so `attempts` is not rewritten; it cannot be written while the index is built:
 * about a second for a million attempts that are still asked about.
 * Undo: `down` drops index and column; questions are then asked in the order in which they fall due.
 */
export class QuestionsByAccount1793005900000 implements MigrationInterface {
  name = 'QuestionsByAccount1793005900000';

  async up(db: QueryRunner): Promise<void> {
    // Attempts that are there already are asked about in their turn; new ones begin with a buyer who waits.
    await db.query('alter table attempts add column ask_priority smallint not null default 2');
    await db.query('alter table attempts alter column ask_priority set default 0');
    await db.query(`
      create index attempts_due_by_account on attempts (gateway_account_id, ask_priority, due_at) where due_at is not null`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('drop index attempts_due_by_account');
    await db.query('alter table attempts drop column ask_priority');
  }
}
