import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Why: people sign in with a passkey (WebAuthn), instead of a password or after it; the log of sign-ins says how. The challenge of a
 * ceremony is a row that is deleted when it is read.
 * Locks: creates tables; sign_in_log for a moment.
 * Undo: `down` drops the passkeys; everybody signs in by password again.
 */
export class Passkeys1795630300043 implements MigrationInterface {
  name = 'Passkeys1795630300043';

  async up(db: QueryRunner): Promise<void> {
    // platform_id is all zeros for a master. A passkey belongs to one domain: rp_id.
    await db.query(`
      create table passkeys (
        platform_id uuid not null,
        id uuid not null,
        area text not null check (area in ('seller', 'customer', 'admin', 'manager', 'master')),
        person_id uuid not null,
        rp_id text not null,
        credential_id text not null,
        public_key bytea not null,
        counter bigint not null,
        transports text[] not null,
        name text not null,
        created_at timestamptz not null,
        last_used_at timestamptz,
        primary key (platform_id, id),
        constraint passkeys_credential unique (platform_id, credential_id)
      )`);
    await db.query('create index passkeys_by_person on passkeys (platform_id, person_id)');
    await db.query(`
      create table passkey_challenges (
        platform_id uuid not null,
        id uuid not null,
        token_digest bytea not null,
        purpose text not null check (purpose in ('ENROLMENT', 'SIGN_IN')),
        person_id uuid,
        challenge text not null,
        rp_id text not null,
        created_at timestamptz not null,
        expires_at timestamptz not null,
        primary key (platform_id, id),
        constraint passkey_challenges_token unique (platform_id, token_digest),
        constraint passkey_challenges_person check ((purpose = 'ENROLMENT') = (person_id is not null))
      )`);
    await db.query(`
      alter table sign_in_log add column method text
        check (method in ('PASSWORD', 'PASSWORD_CODE', 'PASSWORD_PASSKEY', 'PASSKEY'))`);
    await db.query(
      `create or replace view sign_in_log_read as
        select id, platform_id, area, person_id, session_id, result, ip, user_agent, created_at, method from sign_in_log`,
    );
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('drop view sign_in_log_read');
    await db.query('alter table sign_in_log drop column method');
    await db.query(
      `create view sign_in_log_read as select id, platform_id, area, person_id, session_id, result, ip, user_agent, created_at
        from sign_in_log`,
    );
    await db.query('drop table passkey_challenges');
    await db.query('drop table passkeys');
  }
}
