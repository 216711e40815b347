import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Why: a master enters a platform as its administrator (screens.md D8). The permission is given at the host of the masters and used at the
 * host of the platform, so it travels as a token that works once, for two minutes.
 * Locks: creates a table.
 * Undo: `down` drops it; permissions that were not used are lost.
 */
export class PlatformEntries1795632901576 implements MigrationInterface {
  name = 'PlatformEntries1795632901576';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      create table platform_entries (
        platform_id uuid not null,
        id uuid not null,
        token_digest bytea not null,
        person_id uuid not null,
        master_id uuid not null,
        master_name text not null,
        master_session_id uuid not null,
        created_at timestamptz not null,
        expires_at timestamptz not null,
        primary key (platform_id, id),
        constraint platform_entries_token unique (platform_id, token_digest)
      )`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('drop table platform_entries');
  }
}
