import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Why: after a dispute was won, an old "chargeback" that is delivered again must not take the money a second time. The payment
 * remembers that a chargeback of it was undone.
 * Locks: a column with a constant default, which rewrites no row.
 * Undo: `down` drops the column.
 */
export class WonDisputes1793005800000 implements MigrationInterface {
  name = 'WonDisputes1793005800000';

  async up(db: QueryRunner): Promise<void> {
    await db.query('alter table payments add column restored boolean not null default false');
    await db.query(`update payments p set restored = true where exists (
      select from ledger_transfers t where t.payment_id = p.id and t.platform_id = p.platform_id and t.kind = 'RESTORE')`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('alter table payments drop column restored');
  }
}
