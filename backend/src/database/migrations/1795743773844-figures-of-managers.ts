import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Why: managers see what each seller brought them, and staff see the code and the earnings of each manager in lists (screens.md E2, C18).
 * Locks: a column with a constant default; the job of figures fills it within ten minutes.
 * Undo: `down`.
 */
export class FiguresOfManagers1795743773844 implements MigrationInterface {
  name = 'FiguresOfManagers1795743773844';

  async up(db: QueryRunner): Promise<void> {
    await db.query('alter table account_figures add column commission bigint not null default 0');
    await db.query('create or replace view account_figures_read as select * from account_figures');
    await db.query(`create or replace view users_read as ${USERS}, manager_code from users`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('drop view users_read');
    await db.query(`create view users_read as ${USERS} from users`);
    await db.query('drop view account_figures_read');
    await db.query('alter table account_figures drop column commission');
    await db.query('create view account_figures_read as select * from account_figures');
  }
}

const USERS = `select id, platform_id, role, name, email, status, flags, manager_id, created_at, last_sign_in_at,
  document, phone, locale`;
