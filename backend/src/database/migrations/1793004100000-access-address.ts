import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Why: whoever has paid is shown where to find what was bought. Sellers write the address, strangers press on it: https only, as
 * with every other address of theirs.
 * Locks: an empty column and a check NOT VALID, neither of which reads a row.
 * Undo: `down` drops the column; the addresses are lost.
 */
export class AccessAddress1793004100000 implements MigrationInterface {
  name = 'AccessAddress1793004100000';

  async up(db: QueryRunner): Promise<void> {
    await db.query('alter table products add column access_address text');
    await db.query(
      String.raw`alter table products add constraint products_access_is_https
        check (access_address ~ '^https://[^[:space:]"''<>\\]+$') not valid`,
    );
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('alter table products drop column access_address');
  }
}
