import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Why: a stored card that was not used yet is valid for the checkout it was stored for only, and is deleted after 30
 * minutes. The index finds those; claimed cards are not in it.
 * Locks: the new column is empty, which rewrites no row. The index is built under a lock that permits reads; the table
 * holds cards of subscriptions only and is small.
 * Deploying: unclaimed cards of a process of an earlier version name no offer and are refused: their buyers type the card
 * again.
 * Undo: `down` drops the offer of each card.
 */
export class UnclaimedCards1793005200001 implements MigrationInterface {
  name = 'UnclaimedCards1793005200001';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`alter table stored_cards add column offer_id uuid`);
    await db.query(`create index stored_cards_unclaimed on stored_cards (id) where owner is null`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`drop index stored_cards_unclaimed`);
    await db.query(`alter table stored_cards drop column offer_id`);
  }
}
