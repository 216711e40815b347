import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Why: staff list the sellers who went quiet, by their last sign-in, with its address and device.
 * Locks: columns with constant defaults; the indexes are built while nobody signs in or registers. The job of figures fills the columns
 * within ten minutes.
 * Undo: `down`.
 */
export class QuietSellers1795694717994 implements MigrationInterface {
  name = 'QuietSellers1795694717994';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      alter table account_figures
        add column revenue_90 bigint not null default 0,
        add column sign_in_band text not null default 'NEVER'`);
    await db.query('create or replace view account_figures_read as select * from account_figures');
    await db.query(`
      create index sign_in_log_of_person on sign_in_log (platform_id, person_id, created_at) where result = 'OK'`);
    await db.query(`
      create index users_by_last_sign_in on users (platform_id, role, coalesce(last_sign_in_at, created_at), id)`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('drop index users_by_last_sign_in');
    await db.query('drop index sign_in_log_of_person');
    await db.query('drop view account_figures_read');
    await db.query('alter table account_figures drop column sign_in_band, drop column revenue_90');
    await db.query('create view account_figures_read as select * from account_figures');
  }
}
