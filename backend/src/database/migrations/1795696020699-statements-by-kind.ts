import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Why: a statement of one kind, of which a seller with a million entries has few or none, read all of them (232 ms; 1 ms with the index).
 * Locks: writes to `ledger_entries`, and so sales, wait while the index is built: a second for each million entries.
 * Undo: `down` drops the index.
 */
export class StatementsByKind1795696020699 implements MigrationInterface {
  name = 'StatementsByKind1795696020699';

  async up(db: QueryRunner): Promise<void> {
    await db.query(
      'create index ledger_entries_of_kind on ledger_entries (platform_id, owner_id, kind, posted_at, id)',
    );
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('drop index ledger_entries_of_kind');
  }
}
