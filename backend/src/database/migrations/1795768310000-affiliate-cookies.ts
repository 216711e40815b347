import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Why: a seller chooses for how many days a browser remembers the affiliates of a product (domain.md §2.1; decision 0214).
 * Locks: products gets a column with a constant default, so it is not rewritten; the constraint reads the table once.
 * Undo: `down` drops the column, with what was chosen.
 */
export class AffiliateCookies1795768310000 implements MigrationInterface {
  name = 'AffiliateCookies1795768310000';

  async up(db: QueryRunner): Promise<void> {
    await db.query('alter table products add column affiliate_cookie_days smallint not null default 60');
    await db.query(`alter table products
      add constraint affiliate_cookie_is_a_choice check (affiliate_cookie_days in (60, 90, 180, 0))`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('alter table products drop column affiliate_cookie_days');
  }
}
