import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Why: an offer of which a number is sold in all is counted at each purchase of it.
 * Locks: writes to order_items wait while the index is built: seconds for a million rows.
 * Undo: `down` drops it.
 */
export class OfferLimits1795636538890 implements MigrationInterface {
  name = 'OfferLimits1795636538890';

  async up(db: QueryRunner): Promise<void> {
    await db.query('create index order_items_of_offer on order_items (platform_id, offer_id)');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('drop index order_items_of_offer');
  }
}
