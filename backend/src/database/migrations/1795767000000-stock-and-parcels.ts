import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Why: a physical product has a number of pieces, and a parcel with a weight and a size (screens.md B7, G2).
 * Locks: products, for a moment; new columns without a default rewrite nothing.
 * Undo: `down`; products are then sold without end.
 */
export class StockAndParcels1795767000000 implements MigrationInterface {
  name = 'StockAndParcels1795767000000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      alter table products
        add column stock integer check (stock >= 0),
        add column weight_grams integer check (weight_grams > 0),
        add column length_cm integer check (length_cm > 0),
        add column width_cm integer check (width_cm > 0),
        add column height_cm integer check (height_cm > 0),
        add constraint products_goods_are_physical
          check (type = 'FISICO' or num_nonnulls(stock, weight_grams, length_cm, width_cm, height_cm) = 0)`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('alter table products drop constraint products_goods_are_physical');
    await db.query(`
      alter table products
        drop column stock, drop column weight_grams, drop column length_cm, drop column width_cm, drop column height_cm`);
  }
}
