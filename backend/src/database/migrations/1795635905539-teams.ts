import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Why: a seller invites people who work in the seller's account (screens.md B15). Each is a person of their own, with a password, a
 * second factor and a role. Sellers and members sign in at the same page, so an address belongs to one of them.
 * Locks: `users` is locked while its indexes are built: about a second for a million rows.
 * Undo: `down`; the members are deleted, what they did stays in the audit log.
 */
export class Teams1795635905539 implements MigrationInterface {
  name = 'Teams1795635905539';

  async up(db: QueryRunner): Promise<void> {
    await db.query('alter table users drop constraint users_role_check');
    await db.query(
      `alter table users add constraint users_role_check
        check (role in ('PRODUCER', 'CUSTOMER', 'ADMIN', 'FUNCTIONARY', 'MANAGER', 'MEMBER')) not valid`,
    );
    await db.query('alter table users add column owner_id uuid, add column team_role text');
    await db.query(
      `alter table users add constraint users_team_check check ((role = 'MEMBER') = (owner_id is not null)
        and (role = 'MEMBER') = (team_role is not null)
        and (team_role is null or team_role in ('ADMIN', 'FINANCE', 'SUPPORT', 'READER'))) not valid`,
    );
    await db.query(
      `alter table users add constraint users_owner foreign key (owner_id, platform_id) references users not valid`,
    );
    await db.query(
      'create index users_of_team on users (platform_id, owner_id, created_at, id) where owner_id is not null',
    );
    await db.query('drop index users_email');
    await db.query(
      `create unique index users_email on users (platform_id, email, (${SIGN_IN_PAGE})) where status <> 'REMOVED'`,
    );
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`delete from users where role = 'MEMBER'`);
    await db.query('drop index users_email');
    await db.query(
      `create unique index users_email on users (platform_id, email, (${SIGN_IN_PAGE_BEFORE})) where status <> 'REMOVED'`,
    );
    await db.query('drop index users_of_team');
    await db.query('alter table users drop constraint users_owner');
    await db.query('alter table users drop constraint users_team_check');
    await db.query('alter table users drop column owner_id, drop column team_role');
    await db.query('alter table users drop constraint users_role_check');
    await db.query(
      `alter table users add constraint users_role_check
        check (role in ('PRODUCER', 'CUSTOMER', 'ADMIN', 'FUNCTIONARY', 'MANAGER')) not valid`,
    );
  }
}

/** People of these roles sign in at the same page. */
const SIGN_IN_PAGE = `case role when 'FUNCTIONARY' then 'ADMIN' when 'MEMBER' then 'PRODUCER' else role end`;
const SIGN_IN_PAGE_BEFORE = `case when role = 'FUNCTIONARY' then 'ADMIN' else role end`;
