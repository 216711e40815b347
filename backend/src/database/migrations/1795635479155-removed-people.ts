import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Why: a functionary is removed and the row stays, because the audit log names it. The e-mail address is free again. The list of staff
 * shows who has a second factor.
 * Locks: `users` is locked while its index is built: about a second for a million rows.
 * Undo: `down`; removed people become blocked ones. It fails where an address of a removed person was used again.
 */
export class RemovedPeople1795635479155 implements MigrationInterface {
  name = 'RemovedPeople1795635479155';

  async up(db: QueryRunner): Promise<void> {
    await db.query('alter table users drop constraint users_status_check');
    await db.query(
      `alter table users add constraint users_status_check
        check (status in ('CREATED', 'EMAIL_CONFIRMED', 'DOCUMENTS_PENDING', 'ACTIVE', 'BLOCKED', 'REMOVED')) not valid`,
    );
    await db.query('drop index users_email');
    await db.query(
      `create unique index users_email on users (platform_id, email, (${AREA_OF_ROLE})) where status <> 'REMOVED'`,
    );
    await db.query(
      `create view second_factors_read as
        select platform_id, id as person_id from second_factors where confirmed_at is not null
        union select platform_id, person_id from passkeys`,
    );
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('drop view second_factors_read');
    await db.query(`update users set status = 'BLOCKED' where status = 'REMOVED'`);
    await db.query('drop index users_email');
    await db.query(`create unique index users_email on users (platform_id, email, (${AREA_OF_ROLE}))`);
    await db.query('alter table users drop constraint users_status_check');
    await db.query(
      `alter table users add constraint users_status_check
        check (status in ('CREATED', 'EMAIL_CONFIRMED', 'DOCUMENTS_PENDING', 'ACTIVE', 'BLOCKED')) not valid`,
    );
  }
}

/** Administrators and functionaries sign in at the same page, so an address belongs to one of them. */
const AREA_OF_ROLE = `case when role = 'FUNCTIONARY' then 'ADMIN' else role end`;
