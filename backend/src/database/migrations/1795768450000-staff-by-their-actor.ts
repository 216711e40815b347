import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Why: lists show who decided, whom a row names as `staff:<id>`. For a request of a platform, a condition with a function of such a column cannot
 * use an index, because the policies of rows come first: a page of 26 rows read all people of the platform 26 times. Equality of
 * two columns can.
 * Locks: users, for the time that it takes to write the table again: some seconds for a million people.
 * Undo: `down`.
 */
export class StaffByTheirActor1795768450000 implements MigrationInterface {
  name = 'StaffByTheirActor1795768450000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(
      `alter table users add column staff_actor text not null generated always as ('staff:' || id::text) stored`,
    );
    await db.query('create unique index users_staff_actor on users (platform_id, staff_actor)');
    await db.query(`create or replace view users_read as ${USERS}, staff_actor from users`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('drop view users_read');
    await db.query(`create view users_read as ${USERS} from users`);
    await db.query('alter table users drop column staff_actor');
  }
}

const USERS = `select id, platform_id, role, name, email, status, flags, manager_id, created_at, last_sign_in_at,
  document, phone, locale, manager_code`;
