import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Why: what made the balances of a seller is summed by kind, over all lines of the statement. The sum reads the index only when that contains
 * account and amount.
 * Locks: writes to `ledger_entries`, and so sales, wait while the new index is built: a second for each million entries. Reads go on, and wait
 * only while it takes the place of the old one.
 * Undo: `down`.
 */
export class AmountsByKind1795768451000 implements MigrationInterface {
  name = 'AmountsByKind1795768451000';

  async up(db: QueryRunner): Promise<void> {
    await replaceIndex(db, 'include (account_id, amount)');
  }

  async down(db: QueryRunner): Promise<void> {
    await replaceIndex(db, '');
  }
}

/** Dropping an index makes reads of its table wait until the commit, so the new one is built before. */
async function replaceIndex(db: QueryRunner, included: string): Promise<void> {
  await db.query(
    `create index ledger_entries_of_kind_new on ledger_entries (platform_id, owner_id, kind, posted_at, id) ${included}`,
  );
  await db.query('drop index ledger_entries_of_kind');
  await db.query('alter index ledger_entries_of_kind_new rename to ledger_entries_of_kind');
}
