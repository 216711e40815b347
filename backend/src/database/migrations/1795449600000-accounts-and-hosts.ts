import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Why: the first master, platform and administrator are created by commands, in a form that sign-in can use: a password hash, and
 * an e-mail address that identifies one person in each area of a platform. The host name of a platform is stored so that a
 * request can be attributed to its platform.
 * Locks: adds nullable columns; rewrites e-mail addresses that hold capital letters. `users` and `masters` are
 * locked while their indexes are built: about a second for a million users.
 * Undo: `down` drops the columns; password hashes and host names are lost. It fails where one e-mail address has several
 * areas of a platform.
 */
export class AccountsAndHosts1795449600000 implements MigrationInterface {
  name = 'AccountsAndHosts1795449600000';

  async up(db: QueryRunner): Promise<void> {
    for (const table of ['masters', 'users']) {
      await db.query(`alter table ${table} add column password_hash text`);
      await db.query(`update ${table} set email = lower(trim(email)) where email <> lower(trim(email))`);
      await db.query(`drop index ${table}_email`);
      await db.query(
        `alter table ${table} add constraint ${table}_email_is_normalized check (email = lower(trim(email))) not valid`,
      );
      await db.query(
        `alter table ${table} add constraint ${table}_password_hash_is_argon2id check (password_hash like '$argon2id$%') not valid`,
      );
    }
    await db.query('create unique index masters_email on masters (email)');
    await db.query(`create unique index users_email on users (platform_id, email, (${AREA_OF_ROLE}))`);
    await db.query('alter table platforms add column host text');
    await db.query(
      `alter table platforms add constraint platforms_host_is_host check (host ~ '^[a-z0-9.-]{1,253}$') not valid`,
    );
    await db.query('create unique index platforms_host on platforms (host)');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('alter table platforms drop column host');
    for (const table of ['masters', 'users']) {
      await db.query(`drop index ${table}_email`);
      await db.query(`alter table ${table} drop constraint ${table}_email_is_normalized`);
      await db.query(`alter table ${table} drop column password_hash`);
    }
    await db.query('create unique index masters_email on masters (lower(email))');
    await db.query('create unique index users_email on users (platform_id, lower(email))');
  }
}

/** Administrators and functionaries sign in at the same page, so an address belongs to one of them. */
const AREA_OF_ROLE = `case when role = 'FUNCTIONARY' then 'ADMIN' else role end`;
