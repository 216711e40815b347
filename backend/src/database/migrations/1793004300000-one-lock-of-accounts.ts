import type { MigrationInterface, QueryRunner } from 'typeorm';
import { LOCKING } from './1793000200000-ledger.js';

/**
 * Why: of the two functions that lock the accounts of the ledger, nobody calls the one for a single payment any more.
 * Locks: drops one function; nothing waits.
 * Deploying: processes that settle sales one by one, older than `SalesLockTogether1793004000000`, call it. While one of those runs
 * beside this schema, what it would post is refused whole, and its webhooks and the janitor bring it again; so let a version in
 * between, or a moment without old processes, come first.
 * Undo: `down` brings the old function back.
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
