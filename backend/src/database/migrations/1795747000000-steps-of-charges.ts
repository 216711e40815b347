import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Why: the key of a posting of a charge counts its steps. What was paid before may be the same twice, when a payment went back (decision 0178).
 * Locks: adds a column with a constant default, which writes no row.
 * Undo: `down` drops it.
 */
export class StepsOfCharges1795747000000 implements MigrationInterface {
  name = 'StepsOfCharges1795747000000';

  async up(db: QueryRunner): Promise<void> {
    await db.query('alter table charges add column steps integer not null default 0');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('alter table charges drop column steps');
  }
}
