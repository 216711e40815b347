import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Why: staff sign in as a seller to see what the seller sees (screens.md C2). Such a session names who is behind it, and ends with the
 * session of that person.
 * Locks: sessions and sign_in_log for a moment.
 * Undo: `down` ends these sessions.
 */
export class Impersonation1795524529479 implements MigrationInterface {
  name = 'Impersonation1795524529479';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      alter table sessions
        add column impersonator_session_id uuid,
        add column impersonator_area text check (impersonator_area in ('admin', 'master')),
        add column impersonator_id uuid,
        add column impersonator_name text,
        add constraint sessions_impersonator check (
          (impersonator_session_id is null) = (impersonator_id is null)
          and (impersonator_session_id is null) = (impersonator_area is null)
          and (impersonator_session_id is null) = (impersonator_name is null)
        )`);
    await this.setResults(db, `'OK', 'WRONG', 'SECOND_FACTOR', 'REFUSED', 'LOGIN_AS'`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`delete from sign_in_log where result = 'LOGIN_AS'`);
    await this.setResults(db, `'OK', 'WRONG', 'SECOND_FACTOR', 'REFUSED'`);
    await db.query(`delete from sessions where impersonator_session_id is not null`);
    await db.query(`
      alter table sessions drop column impersonator_session_id, drop column impersonator_area, drop column impersonator_id,
        drop column impersonator_name`);
  }

  private async setResults(db: QueryRunner, results: string): Promise<void> {
    await db.query('alter table sign_in_log drop constraint sign_in_log_result_check');
    await db.query(
      `alter table sign_in_log add constraint sign_in_log_result_check check (result in (${results}))`,
    );
  }
}
