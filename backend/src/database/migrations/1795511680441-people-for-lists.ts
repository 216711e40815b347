import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Why: the back office lists sellers, staff and sign-ins. People are edited by staff, so they get a version; the last sign-in is kept
 * with the person.
 * Locks: the new columns have constant defaults, so `users` is not rewritten. `users` and `sign_in_log` are locked while their indexes
 * are built: about a second for a million rows.
 * Undo: `down`; the instants of the last sign-ins are lost.
 */
export class PeopleForLists1795511680441 implements MigrationInterface {
  name = 'PeopleForLists1795511680441';

  async up(db: QueryRunner): Promise<void> {
    await db.query(
      `alter table users add column last_sign_in_at timestamptz, add column version integer not null default 1,
        add column updated_by text, add column updated_at timestamptz`,
    );
    await db.query('create index users_by_creation on users (platform_id, role, created_at, id)');
    await db.query('create index users_by_name on users (platform_id, role, name, id)');
    await db.query('create index users_by_email on users (platform_id, role, email, id)');
    await db.query('create index users_name_begins on users (platform_id, lower(name) text_pattern_ops)');
    await db.query('create index users_email_begins on users (platform_id, email text_pattern_ops)');
    await db.query(
      `create view users_read as select id, platform_id, role, name, email, status, flags, manager_id, created_at, last_sign_in_at
        from users`,
    );
    await db.query('create view masters_read as select id, name, email, created_at from masters');
    await db.query('create index sign_in_log_by_time on sign_in_log (created_at, id)');
    await db.query(
      `create view sign_in_log_read as select id, platform_id, area, person_id, session_id, result, ip, user_agent, created_at
        from sign_in_log`,
    );
    await db.query('create view sessions_read as select id, platform_id, ended_at from sessions');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('drop view sessions_read');
    await db.query('drop view sign_in_log_read');
    await db.query('drop index sign_in_log_by_time');
    await db.query('drop view masters_read');
    await db.query('drop view users_read');
    for (const index of ['email_begins', 'name_begins', 'by_email', 'by_name', 'by_creation'])
      await db.query(`drop index users_${index}`);
    await db.query(
      'alter table users drop column last_sign_in_at, drop column version, drop column updated_by, drop column updated_at',
    );
  }
}
