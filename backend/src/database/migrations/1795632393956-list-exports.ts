import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Why: a file of more than 50,000 rows is made by a job (screens.md §1.3). Its parts are written as they are read, so that a job whose
 * process dies goes on where it was.
 * Locks: creates tables only.
 * Undo: `down` drops them; files that were not fetched are lost.
 */
export class ListExports1795632393956 implements MigrationInterface {
  name = 'ListExports1795632393956';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      create table list_exports (
        platform_id uuid not null,
        id uuid not null,
        area text not null check (area in ('admin', 'manager', 'master')),
        list text not null,
        person_id uuid not null,
        query text not null,
        locale text not null,
        origin text not null,
        state text not null default 'QUEUED' check (state in ('QUEUED', 'RUNNING', 'READY', 'FAILED')),
        total integer not null,
        rows integer not null default 0,
        bytes bigint not null default 0,
        next_cursor text,
        attempts integer not null default 0,
        due_at timestamptz,
        created_at timestamptz not null,
        ended_at timestamptz,
        expires_at timestamptz not null,
        primary key (platform_id, id),
        check ((due_at is not null) = (state in ('QUEUED', 'RUNNING')))
      )`);
    await db.query('create index list_exports_due on list_exports (due_at) where due_at is not null');
    await db.query(
      'create index list_exports_of_person on list_exports (platform_id, person_id, created_at)',
    );
    await db.query(`
      create table list_export_parts (
        platform_id uuid not null,
        id uuid not null,
        export_id uuid not null,
        part integer not null,
        content bytea not null,
        primary key (platform_id, id),
        unique (platform_id, export_id, part)
      )`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('drop table list_export_parts');
    await db.query('drop table list_exports');
  }
}
