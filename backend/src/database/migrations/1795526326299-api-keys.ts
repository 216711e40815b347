import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Why: sellers connect programs of their own with keys (screens.md B15). The database holds the digest of a key only.
 * Locks: creates a table only.
 * Undo: `down` drops it; all keys stop working.
 */
export class ApiKeys1795526326299 implements MigrationInterface {
  name = 'ApiKeys1795526326299';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      create table api_keys (
        platform_id uuid not null,
        id uuid not null,
        user_id uuid not null,
        name text not null,
        scope text not null check (scope in ('READ', 'WRITE')),
        beginning text not null,
        key_digest bytea not null,
        created_at timestamptz not null,
        last_used_at timestamptz,
        revoked_at timestamptz,
        primary key (platform_id, id)
      )`);
    await db.query('create unique index api_keys_digest on api_keys (platform_id, key_digest)');
    await db.query('create index api_keys_of_user on api_keys (platform_id, user_id, created_at)');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('drop table api_keys');
  }
}
