import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Why: a seller corrects the address of a sale three times within 24 hours at most (decision 0162).
 * Locks: purchase_mails for a moment; the default is constant.
 * Undo: `down`; the times are lost, and each sale may be corrected three times again.
 */
export class CorrectionsOfAddresses1795675846554 implements MigrationInterface {
  name = 'CorrectionsOfAddresses1795675846554';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`alter table purchase_mails add column corrected_at timestamptz[] not null default '{}'`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('alter table purchase_mails drop column corrected_at');
  }
}
