import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Why: the webhooks that staff must look at are few among all that are stored. They are listed for staff, and deleted by the retention
 * policy; planned for any values, that statement read the whole table.
 * Locks: writes to webhook_records, while the table is read once.
 * Undo: `down` drops the index.
 */
export class WebhooksForStaff1795480580321 implements MigrationInterface {
  name = 'WebhooksForStaff1795480580321';

  async up(db: QueryRunner): Promise<void> {
    await db.query(
      `create index webhook_records_for_staff on webhook_records (id) where state in ('UNKNOWN_WORD', 'FAILED', 'QUARANTINED')`,
    );
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('drop index webhook_records_for_staff');
  }
}
