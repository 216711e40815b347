import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Why: people keep views of lists (screens.md §1.3); and sellers have lists now, whose long files are made by the job.
 * Locks: creates a table; the other one is locked while its few rows are checked.
 * Undo: `down` drops the views that people kept and the files of sellers.
 */
export class SavedViews1795635814137 implements MigrationInterface {
  name = 'SavedViews1795635814137';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      create table saved_views (
        platform_id uuid not null,
        id uuid not null,
        person_id uuid not null,
        area text not null check (area in ('seller', 'customer', 'admin', 'manager', 'master')),
        list text not null,
        name text not null,
        query text not null,
        is_default boolean not null,
        created_at timestamptz not null,
        primary key (platform_id, id),
        unique (platform_id, person_id, area, list, name)
      )`);
    await db.query(`
      create unique index saved_views_default on saved_views (platform_id, person_id, area, list) where is_default`);
    await db.query('alter table list_exports drop constraint list_exports_area_check');
    await db.query(`
      alter table list_exports add constraint list_exports_area_check check (area in ('seller', 'admin', 'manager', 'master'))`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`delete from list_exports where area = 'seller'`);
    await db.query('alter table list_exports drop constraint list_exports_area_check');
    await db.query(`
      alter table list_exports add constraint list_exports_area_check check (area in ('admin', 'manager', 'master'))`);
    await db.query('drop table saved_views');
  }
}
