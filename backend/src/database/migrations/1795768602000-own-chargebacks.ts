import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Why: a seller sees the own chargebacks of a month by card brand (decision 0217), beside what was sold with each brand.
 * Locks: writes to sales wait while the index is built, which reads the table once; reads go on.
 * Undo: `down`.
 */
export class OwnChargebacks1795768602000 implements MigrationInterface {
  name = 'OwnChargebacks1795768602000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(
      `create index sales_of_seller_by_card_brand on sales (platform_id, producer_id, card_brand, approved_at) include (gross, currency)
        where card_brand is not null and approved_at is not null`,
    );
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('drop index sales_of_seller_by_card_brand');
  }
}
