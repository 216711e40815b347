import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Why: lines of a bank are matched with settlements and withdrawals (decision 0184). A line names the withdrawal that it paid, at most one
 * line each withdrawal.
 * Locks: renames a column that is empty, and builds an index of none.
 * Undo: `down`; matches of withdrawals stay.
 */
export class LinesOfBanks1795721000000 implements MigrationInterface {
  name = 'LinesOfBanks1795721000000';

  async up(db: QueryRunner): Promise<void> {
    await db.query('drop view statement_lines_read');
    await db.query('alter table statement_lines rename column payout_id to withdrawal_id');
    await db.query('create view statement_lines_read as select * from statement_lines');
    await db.query(`create unique index statement_lines_of_withdrawal on statement_lines (platform_id, withdrawal_id)
      where withdrawal_id is not null`);
    await db.query(
      `create index statement_differences_of_line on statement_differences (platform_id, line_id) where state <> 'CLOSED'`,
    );
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('drop index statement_differences_of_line');
    await db.query('drop index statement_lines_of_withdrawal');
    await db.query('drop view statement_lines_read');
    await db.query('alter table statement_lines rename column withdrawal_id to payout_id');
    await db.query('create view statement_lines_read as select * from statement_lines');
  }
}
