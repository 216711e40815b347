import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Why: a lesson has several files, with a name and an order (docs/decisions/0159).
 * Locks: `lessons` is locked while the one file of each lesson is copied into a new table; it loses three columns, without being
 * rewritten. Processes of the version before cannot show lessons any more: stop them first.
 * Undo: `down` keeps the first file of each lesson; the others remain in the object storage only.
 */
export class LessonFiles1795667400000 implements MigrationInterface {
  name = 'LessonFiles1795667400000';

  async up(db: QueryRunner): Promise<void> {
    // A file that arrives between the copy and the end of the columns would be lost.
    await db.query('lock table lessons in access exclusive mode');
    await db.query(`
      create table lesson_files (
        platform_id uuid not null,
        id uuid not null,
        lesson_id uuid not null,
        title text not null,
        object_key text not null,
        content_type text not null,
        bytes integer not null check (bytes > 0),
        position integer not null,
        created_at timestamptz not null,
        version integer not null default 1,
        updated_by text,
        updated_at timestamptz,
        primary key (platform_id, id)
      )`);
    await db.query(
      'create index lesson_files_of_lesson on lesson_files (platform_id, lesson_id, position, id)',
    );
    await db.query(`
      insert into lesson_files (platform_id, id, lesson_id, title, object_key, content_type, bytes, position, created_at)
      select platform_id, id, id, left(title, 80), object_key, content_type, bytes, 0, created_at
      from lessons where object_key is not null`);
    await db.query('alter table lessons drop column object_key, drop column content_type, drop column bytes');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('lock table lesson_files in access exclusive mode');
    await db.query(
      'alter table lessons add column object_key text, add column content_type text, add column bytes integer',
    );
    await db.query(`
      update lessons l set object_key = f.object_key, content_type = f.content_type, bytes = f.bytes
      from (select distinct on (platform_id, lesson_id) * from lesson_files order by platform_id, lesson_id, position, id) f
      where f.platform_id = l.platform_id and f.lesson_id = l.id`);
    await db.query(`
      alter table lessons add check ((object_key is null) = (content_type is null) and (object_key is null) = (bytes is null))`);
    await db.query('drop table lesson_files');
  }
}
