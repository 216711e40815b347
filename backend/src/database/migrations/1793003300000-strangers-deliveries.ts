import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Why: webhooks to unknown addresses are deleted earlier than others, and were searched among all stored webhooks.
 * Locks: writes to webhook_records, while the table is read once.
 * Undo: `down` drops the index; the search is slow again.
 */
export class StrangersDeliveries1793003300000 implements MigrationInterface {
  name = 'StrangersDeliveries1793003300000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(
      `create index webhook_records_of_strangers on webhook_records (id) where platform_id is null`,
    );
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`drop index webhook_records_of_strangers`);
  }
}
