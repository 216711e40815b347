import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Why: fees of the installation, which platforms without own fees have (docs/decisions/0186). Every platform of today has own fees.
 * Locks: creates a table; `platforms` gets a column with a constant default, without being rewritten.
 * Undo: `down`; platforms keep the fees that they have.
 */
export class InstallationFees1795720406013 implements MigrationInterface {
  name = 'InstallationFees1795720406013';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      create table installation_fees (
        id uuid primary key,
        fees jsonb not null,
        valid_from timestamptz not null,
        reason text not null,
        created_by text not null,
        created_at timestamptz not null,
        applied_at timestamptz,
        canceled_at timestamptz
      )`);
    await db.query('alter table platforms add column fees_own boolean not null default true');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('alter table platforms drop column fees_own');
    await db.query('drop table installation_fees');
  }
}
