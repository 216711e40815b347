import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Why: a key or certificate of a platform is changed without a gap: the next one lies beside the one in use (screens.md D9), and the
 * page says when each was used last.
 * Locks: nothing; new tables.
 * Undo: `down`; the second of each secret is gone, the one in use stays.
 */
export class SecondSecrets1795768500000 implements MigrationInterface {
  name = 'SecondSecrets1795768500000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      create table platform_second_secrets (
        platform_id uuid not null references platforms (id),
        id uuid not null,
        name text not null check (name in ('privateKey', 'certCashInUrl', 'certCashOutUrl')),
        value_sealed bytea not null,
        mark jsonb not null,
        primary key (platform_id, id),
        unique (platform_id, name)
      )`);
    await db.query(`
      create table platform_secret_uses (
        platform_id uuid not null references platforms (id),
        name text not null,
        digest bytea not null,
        last_used_at timestamptz not null,
        primary key (platform_id, name, digest)
      )`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('drop table platform_secret_uses');
    await db.query('drop table platform_second_secrets');
  }
}
