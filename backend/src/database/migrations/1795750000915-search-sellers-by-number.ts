import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Why: the list of sellers is searched by the beginning of a CPF, a CNPJ or a phone (decision 0190). The index of documents served whole ones
 * only, and phones had none, so a search read all people of a platform.
 * Locks: writes to users while an index is built, about a second for a million people.
 * Undo: `down`.
 */
export class SearchSellersByNumber1795750000915 implements MigrationInterface {
  name = 'SearchSellersByNumber1795750000915';

  async up(db: QueryRunner): Promise<void> {
    await db.query('drop index users_by_document');
    // It serves `=` as before.
    await db.query(
      'create index users_by_document on users (platform_id, document text_pattern_ops) where document is not null',
    );
    await db.query(
      'create index users_by_phone on users (platform_id, phone text_pattern_ops) where phone is not null',
    );
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('drop index users_by_phone');
    await db.query('drop index users_by_document');
    await db.query(
      'create index users_by_document on users (platform_id, document) where document is not null',
    );
  }
}
