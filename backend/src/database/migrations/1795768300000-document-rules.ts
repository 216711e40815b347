import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Why: a platform decides which documents its sellers must send (screens.md C14; decision 0213).
 * Locks: platforms gets a column with a constant default, so it is not rewritten.
 * Undo: `down` drops the column, with what was set.
 */
export class DocumentRules1795768300000 implements MigrationInterface {
  name = 'DocumentRules1795768300000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`alter table platforms add column document_rules jsonb not null default '{}'`);
    await db.query(
      'create view platform_document_rules_read as select id as platform_id, document_rules from platforms',
    );
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('drop view platform_document_rules_read');
    await db.query('alter table platforms drop column document_rules');
  }
}
