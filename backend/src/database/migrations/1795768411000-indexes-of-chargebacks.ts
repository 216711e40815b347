import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Why: the chargebacks of a month are found by card brand, and by their day over all platforms.
 * Locks: writes to sales and disputes wait while the indexes are built, which reads both tables once; reads go on.
 * Undo: `down`.
 */
export class IndexesOfChargebacks1795768411000 implements MigrationInterface {
  name = 'IndexesOfChargebacks1795768411000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(
      `create index sales_by_card_brand on sales (platform_id, card_brand, approved_at) include (gross, currency)
        where card_brand is not null and approved_at is not null`,
    );
    await db.query(
      `create index disputes_chargebacks on disputes (notified_at, platform_id) where kind = 'CHARGEBACK'`,
    );
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('drop index sales_by_card_brand');
    await db.query('drop index disputes_chargebacks');
  }
}
