import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Why: the list of sign-ins names who signed in as somebody else (screens.md D4). Sessions know it, and are deleted long before the log.
 * Locks: sign_in_log for a moment, as the column has no default; then as long as the rows of the sessions that are left take.
 * Undo: `down`.
 */
export class WhoSignedInAsAnother1795768200000 implements MigrationInterface {
  name = 'WhoSignedInAsAnother1795768200000';

  async up(db: QueryRunner): Promise<void> {
    await db.query('alter table sign_in_log add column by_name text');
    await db.query(`
      update sign_in_log l set by_name = s.impersonator_name from sessions s
      where l.result = 'LOGIN_AS' and s.platform_id = l.platform_id and s.id = l.session_id`);
    await db.query(`create or replace view sign_in_log_read as ${COLUMNS}, by_name from sign_in_log`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('drop view sign_in_log_read');
    await db.query(`create view sign_in_log_read as ${COLUMNS} from sign_in_log`);
    await db.query('alter table sign_in_log drop column by_name');
  }
}

const COLUMNS =
  'select id, platform_id, area, person_id, session_id, result, ip, user_agent, created_at, method';
