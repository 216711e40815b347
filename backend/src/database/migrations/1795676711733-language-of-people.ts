import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Why: a mail to somebody that another person causes is in the language of who reads it (decision 0163).
 * Locks: users for a moment; the column has no default. Who never signed in since has none, and reads that of the platform.
 * Undo: `down`; the languages are learned again as people sign in.
 */
export class LanguageOfPeople1795676711733 implements MigrationInterface {
  name = 'LanguageOfPeople1795676711733';

  async up(db: QueryRunner): Promise<void> {
    await db.query('alter table users add column locale text');
    await db.query(`create or replace view users_read as ${USERS}, locale from users`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('drop view users_read');
    await db.query(`create view users_read as ${USERS} from users`);
    await db.query('alter table users drop column locale');
  }
}

const USERS = `select id, platform_id, role, name, email, status, flags, manager_id, created_at, last_sign_in_at,
  document, phone`;
