import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Why: deliveries to nobody are forgotten long before all others, and were looked for among every delivery that is kept.
 * Locks: writes to webhook_records, for as long as the table takes to be read once.
 * Undo: `down` drops the index; the look-up is slow again.
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
