import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Why: staff may send one cent to an account or key of a seller before they approve it (screens.md C9). It goes out as a withdrawal that the
 * platform pays for: `owner_id` is the person whose account it is. Of an account one test at most is under way.
 * Locks: withdrawals, while its rows are checked.
 * Undo: `down` fails where tests exist: the ledger keeps their transfers.
 */
export class TestsOfAccounts1795768700000 implements MigrationInterface {
  name = 'TestsOfAccounts1795768700000';

  async up(db: QueryRunner): Promise<void> {
    await db.query('alter table withdrawals drop constraint withdrawals_owner_check');
    await db.query(`alter table withdrawals
      add constraint withdrawals_owner_check check (owner in ('seller', 'manager', 'platform')),
      add constraint withdrawals_tests check (owner <> 'platform' or (amount = 1 and fee = 0 and bank_account_id is not null))`);
    await db.query(
      `create unique index withdrawals_one_test on withdrawals (platform_id, bank_account_id) where owner = 'platform' and ended_at is null`,
    );
    await db.query(
      `create index withdrawals_tests on withdrawals (platform_id, owner_id, bank_account_id, requested_at) where owner = 'platform'`,
    );
    await db.query(`create view account_tests_read as
      select platform_id, id, owner_id, bank_account_id, state, requested_at, ended_at from withdrawals where owner = 'platform'`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('drop view account_tests_read');
    await db.query('drop index withdrawals_tests');
    await db.query('drop index withdrawals_one_test');
    await db.query(`alter table withdrawals drop constraint withdrawals_tests, drop constraint withdrawals_owner_check,
      add constraint withdrawals_owner_check check (owner in ('seller', 'manager'))`);
  }
}
