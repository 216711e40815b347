import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Why: people sign in. A session belongs to one area; the database holds the digest of its token only. Every attempt to sign in is
 * recorded. `users` gets the permissions of functionaries and a status.
 * Locks: creates tables; the new columns of `users` have constant defaults, so it is not rewritten.
 * Undo: `down` drops them; everybody is signed out, and granted permissions are lost.
 */
export class Sessions1795479453329 implements MigrationInterface {
  name = 'Sessions1795479453329';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`alter table users add column flags text[] not null default '{}'`);
    await db.query(`alter table users add column status text not null default 'ACTIVE'`);
    await db.query(
      `alter table users add constraint users_status_check
        check (status in ('CREATED', 'EMAIL_CONFIRMED', 'DOCUMENTS_PENDING', 'ACTIVE', 'BLOCKED')) not valid`,
    );
    await db.query(
      `alter table users add constraint users_flags_are_of_functionaries check (flags = '{}' or role = 'FUNCTIONARY') not valid`,
    );
    // platform_id is all zeros for a master, who belongs to no platform.
    await db.query(`
      create table sessions (
        platform_id uuid not null,
        id uuid not null,
        area text not null check (area in ('seller', 'customer', 'admin', 'manager', 'master')),
        person_id uuid not null,
        token_digest bytea not null,
        ip text,
        user_agent text,
        created_at timestamptz not null,
        seen_at timestamptz not null,
        expires_at timestamptz not null,
        ended_at timestamptz,
        primary key (platform_id, id)
      )`);
    await db.query('create unique index sessions_token on sessions (platform_id, token_digest)');
    await db.query(
      'create index sessions_of_person on sessions (platform_id, person_id, area) where ended_at is null',
    );
    await db.query('create index sessions_oldest on sessions (id)');
    await db.query(`
      create table sign_in_log (
        platform_id uuid not null,
        id uuid not null,
        area text not null check (area in ('seller', 'customer', 'admin', 'manager', 'master')),
        person_id uuid,
        session_id uuid,
        result text not null check (result in ('OK', 'WRONG', 'SECOND_FACTOR', 'REFUSED')),
        ip text,
        user_agent text,
        created_at timestamptz not null,
        primary key (platform_id, id)
      )`);
    await db.query('create index sign_in_log_oldest on sign_in_log (id)');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('drop table sign_in_log');
    await db.query('drop table sessions');
    await db.query('alter table users drop column status');
    await db.query('alter table users drop column flags');
  }
}
