import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Why: a platform may ask its buyers before the trackers of its sellers are loaded.
 * Locks: adds a column with a constant default, which touches no row.
 * Undo: `down` drops it; the trackers are loaded unasked again.
 */
export class TrackingConsent1793003500000 implements MigrationInterface {
  name = 'TrackingConsent1793003500000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`alter table platforms add column tracking_needs_consent boolean not null default false`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`alter table platforms drop column tracking_needs_consent`);
  }
}
