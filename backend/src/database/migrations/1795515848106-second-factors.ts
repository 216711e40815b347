import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Why: people protect their account by a second factor. The secret of the authenticator is encrypted; recovery codes are stored as digests.
 * Locks: creates tables only.
 * Undo: `down` drops them; everybody signs in by password alone again.
 */
export class SecondFactors1795515848106 implements MigrationInterface {
  name = 'SecondFactors1795515848106';

  async up(db: QueryRunner): Promise<void> {
    // The id is that of the person; platform_id is all zeros for a master.
    await db.query(`
      create table second_factors (
        platform_id uuid not null,
        id uuid not null,
        secret_sealed bytea not null,
        created_at timestamptz not null,
        confirmed_at timestamptz,
        last_used_step bigint not null default 0,
        primary key (platform_id, id)
      )`);
    await db.query(`
      create table recovery_codes (
        platform_id uuid not null,
        person_id uuid not null,
        code_digest bytea not null,
        used_at timestamptz,
        primary key (platform_id, person_id, code_digest)
      )`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('drop table recovery_codes');
    await db.query('drop table second_factors');
  }
}
