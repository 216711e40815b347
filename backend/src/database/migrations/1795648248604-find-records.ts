import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Why: the command palette finds a product by its code and a seller by CPF or CNPJ (screens.md §1.6), each by one indexed statement.
 * Locks: writes to products and users wait while an index is built, about a second for a million rows.
 * Undo: `down` drops the indexes.
 */
export class FindRecords1795648248604 implements MigrationInterface {
  name = 'FindRecords1795648248604';

  async up(db: QueryRunner): Promise<void> {
    // The expression of `products_read.code`.
    await db.query(
      `create index products_by_code on products (platform_id, upper(right(replace(id::text, '-', ''), 8)))`,
    );
    await db.query(
      'create index users_by_document on users (platform_id, document) where document is not null',
    );
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('drop index users_by_document');
    await db.query('drop index products_by_code');
  }
}
