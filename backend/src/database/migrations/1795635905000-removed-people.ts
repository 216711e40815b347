import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Why: a functionary is removed and the row stays, because the audit log names it. The e-mail address is free again.
 * Locks: `users` is locked while its index is built: about a second for a million rows.
 * Undo: `down`; removed people become blocked ones. It fails where an address of a removed person was used again.
 */
export class RemovedPeople1795635905000 implements MigrationInterface {
  name = 'RemovedPeople1795635905000';

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
  }

  async down(db: QueryRunner): Promise<void> {
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
