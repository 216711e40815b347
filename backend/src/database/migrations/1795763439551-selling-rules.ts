import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Why: a platform decides which days of refund and which currencies its sellers may choose, and what the bill of a card says when
 * nobody else does (screens.md C14; decision 0212).
 * Locks: platforms gets a column with a constant default, so it is not rewritten.
 * Undo: `down` drops the column, with what was set.
 */
export class SellingRules1795763439551 implements MigrationInterface {
  name = 'SellingRules1795763439551';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`alter table platforms add column selling_rules jsonb not null default '{}'`);
    await db.query(
      'create view platform_selling_rules_read as select id as platform_id, selling_rules from platforms',
    );
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('drop view platform_selling_rules_read');
    await db.query('alter table platforms drop column selling_rules');
  }
}
