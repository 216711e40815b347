import type { MigrationInterface, QueryRunner } from 'typeorm';
import { LOCKING } from './1793000200000-ledger.js';

/**
 * Why: of the two functions that lock the accounts of the ledger, the one for a single payment is no longer called.
 * Locks: drops one function.
 * Deploying: processes that settle sales one by one, older than `SalesLockTogether1793004000000`, call it. While one of
 * those runs with this schema, its postings are refused as a whole, and its webhooks and queries write them later; so
 * deploy an intermediate version first, or stop the old processes.
 * Undo: `down` restores the old function.
 */
export class OneLockOfAccounts1793004300000 implements MigrationInterface {
  name = 'OneLockOfAccounts1793004300000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(
      'drop function ledger_lock_accounts(uuid, bpchar, smallint, text[], text[], uuid[], text[])',
    );
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(LOCKING);
  }
}
