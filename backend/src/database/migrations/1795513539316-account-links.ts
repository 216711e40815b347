import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Why: people set their password by a link in a mail: after they forgot it, or when they were invited. The database holds the digest of
 * the token in the link only.
 * Locks: creates a table only.
 * Undo: `down` drops it; links that were sent stop working.
 */
export class AccountLinks1795513539316 implements MigrationInterface {
  name = 'AccountLinks1795513539316';

  async up(db: QueryRunner): Promise<void> {
    // platform_id is all zeros for a master.
    await db.query(`
      create table account_links (
        platform_id uuid not null,
        id uuid not null,
        purpose text not null check (purpose in ('RECOVERY', 'INVITATION')),
        area text not null check (area in ('seller', 'customer', 'admin', 'manager', 'master')),
        person_id uuid not null,
        token_digest bytea not null,
        created_at timestamptz not null,
        expires_at timestamptz not null,
        used_at timestamptz,
        primary key (platform_id, id)
      )`);
    await db.query('create unique index account_links_token on account_links (platform_id, token_digest)');
    await db.query(
      'create index account_links_of_person on account_links (platform_id, person_id) where used_at is null',
    );
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('drop table account_links');
  }
}
