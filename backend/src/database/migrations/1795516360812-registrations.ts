import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Why: sellers register themselves. An account keeps the document, the phone and the terms that were accepted; a manager has a code that
 * sellers may name. The e-mail address is confirmed by a code, of which the digest is stored.
 * Locks: the new columns of `users` are null, so it is not rewritten; it is locked while the index of the codes is built.
 * Undo: `down`; what registered sellers entered is lost.
 */
export class Registrations1795516360812 implements MigrationInterface {
  name = 'Registrations1795516360812';

  async up(db: QueryRunner): Promise<void> {
    await db.query(
      `alter table users add column document text, add column phone text, add column heard_from text,
        add column terms_url text, add column terms_accepted_at timestamptz, add column manager_code text`,
    );
    await db.query(
      'create unique index users_manager_code on users (platform_id, manager_code) where manager_code is not null',
    );
    await db.query(`
      create table email_confirmations (
        platform_id uuid not null,
        id uuid not null,
        person_id uuid not null,
        code_digest bytea not null,
        attempts integer not null default 0,
        expires_at timestamptz not null,
        used_at timestamptz,
        primary key (platform_id, id)
      )`);
    await db.query(
      'create index email_confirmations_of_person on email_confirmations (platform_id, person_id) where used_at is null',
    );
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('drop table email_confirmations');
    await db.query('drop index users_manager_code');
    await db.query(
      `alter table users drop column document, drop column phone, drop column heard_from, drop column terms_url,
        drop column terms_accepted_at, drop column manager_code`,
    );
  }
}
