import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Why: a line of a platform's list of accounts can be for some products, or for cards of some issuers, named by their BINs.
 * Locks: the new columns are null, so the table is not rewritten.
 * Undo: `down`; lines for some products or BINs apply to all sales then.
 */
export class RoutesByProductAndBin1795658926618 implements MigrationInterface {
  name = 'RoutesByProductAndBin1795658926618';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      alter table gateway_routes
        add column product_ids uuid[] check (cardinality(product_ids) > 0),
        add column bins text[] check (cardinality(bins) > 0)`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('alter table gateway_routes drop column product_ids, drop column bins');
  }
}
