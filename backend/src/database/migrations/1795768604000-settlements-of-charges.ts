import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Why: a settlement may be of a charge that a seller paid by PIX or boleto, and a debit may be a fee of the bank, which two people book (decision
 * 0222).
 * Locks: statement_lines and statement_differences, for a moment; a new column without a default rewrites nothing, and the index is of rows that do not exist yet.
 * Undo: `down`; settlements of charges stay posted, and nothing says which lines they were.
 */
export class SettlementsOfCharges1795768604000 implements MigrationInterface {
  name = 'SettlementsOfCharges1795768604000';

  async up(db: QueryRunner): Promise<void> {
    await db.query('alter table statement_lines add column charge_payment_id uuid');
    await db.query(
      `create index statement_lines_of_charge on statement_lines (platform_id, charge_payment_id)
        where charge_payment_id is not null`,
    );
    await db.query('create or replace view statement_lines_read as select * from statement_lines');
    await db.query(
      'alter table statement_differences add column fee_proposed_by text, add column fee_proposed_at timestamptz',
    );
    await db.query(
      `alter table statement_differences add constraint statement_differences_fee
        check ((fee_proposed_by is null) = (fee_proposed_at is null))`,
    );
    await db.query(
      'create or replace view statement_differences_read as select * from statement_differences',
    );
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('drop view statement_lines_read');
    await db.query('alter table statement_lines drop column charge_payment_id');
    await db.query('create view statement_lines_read as select * from statement_lines');
    await db.query('drop view statement_differences_read');
    await db.query(
      'alter table statement_differences drop column fee_proposed_by, drop column fee_proposed_at',
    );
    await db.query('create view statement_differences_read as select * from statement_differences');
  }
}
