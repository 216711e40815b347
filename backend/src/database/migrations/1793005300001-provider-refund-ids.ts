import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Why: a refund is found at its provider by the id that the provider gave it (payments.md §3, "Refund result").
 * Locks: adds a nullable column without a default, which rewrites nothing.
 * Undo: `down`; the ids are lost, and refunds are found by their charge.
 */
export class ProviderRefundIds1793005300001 implements MigrationInterface {
  name = 'ProviderRefundIds1793005300001';

  async up(db: QueryRunner): Promise<void> {
    await db.query('alter table refunds add column provider_refund_id text');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('alter table refunds drop column provider_refund_id');
  }
}
