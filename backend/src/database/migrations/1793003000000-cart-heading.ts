import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Why: one platform's minimalist checkout shows its cart without a heading (specification checkout.md §2, Vega).
 * Locks: adds a column with a constant default, which touches no row.
 * Undo: `down` drops it; the platforms that hid the heading show it again.
 */
export class CartHeading1793003000000 implements MigrationInterface {
  name = 'CartHeading1793003000000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`alter table platforms add column cart_heading_hidden boolean not null default false`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`alter table platforms drop column cart_heading_hidden`);
  }
}
