import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Why: sellers teach in members areas (screens.md B7, F2). An area has modules with lessons and is opened by products; what a customer
 * finished is in `lesson_progress`.
 * Locks: creates five tables; replaces a view.
 * Undo: `down` drops them. The files remain in the object storage.
 */
export class MembersArea1795647805823 implements MigrationInterface {
  name = 'MembersArea1795647805823';

  async up(db: QueryRunner): Promise<void> {
    await addAreas(db);
    await addLessons(db);
    await db.query(DELIVERED_PRODUCTS);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`create or replace view delivered_products_read as
      select platform_id, product_id from product_files group by platform_id, product_id`);
    for (const table of ['lesson_progress', 'lessons', 'area_modules', 'area_products', 'member_areas'])
      await db.query(`drop table ${table}`);
  }
}

const EDITED = `version integer not null default 1,
        updated_by text,
        updated_at timestamptz`;

const DELIVERED_PRODUCTS = `create or replace view delivered_products_read as
      select platform_id, product_id from product_files
      union
      select o.platform_id, o.product_id from area_products o
      join member_areas a on a.platform_id = o.platform_id and a.id = o.area_id
      where a.status = 'PUBLISHED'`;

async function addAreas(db: QueryRunner): Promise<void> {
  await db.query(`
      create table member_areas (
        platform_id uuid not null,
        id uuid not null,
        producer_id uuid not null,
        title text not null,
        description text not null,
        status text not null check (status in ('DRAFT', 'PUBLISHED')),
        has_certificate boolean not null,
        created_at timestamptz not null,
        ${EDITED},
        primary key (platform_id, id)
      )`);
  await db.query(
    'create index member_areas_of_producer on member_areas (platform_id, producer_id, created_at)',
  );
  await db.query(`
      create table area_products (
        platform_id uuid not null,
        area_id uuid not null,
        product_id uuid not null,
        primary key (platform_id, product_id, area_id)
      )`);
  await db.query('create index area_products_of_area on area_products (platform_id, area_id)');
}

async function addLessons(db: QueryRunner): Promise<void> {
  await db.query(`
      create table area_modules (
        platform_id uuid not null,
        id uuid not null,
        area_id uuid not null,
        title text not null,
        position integer not null,
        ${EDITED},
        primary key (platform_id, id)
      )`);
  await db.query('create index area_modules_of_area on area_modules (platform_id, area_id, position)');
  await db.query(`
      create table lessons (
        platform_id uuid not null,
        id uuid not null,
        area_id uuid not null,
        module_id uuid not null,
        title text not null,
        body text not null,
        video_url text check (video_url ~ '^https://[^[:space:]"''<>\\\\]+$'),
        minutes integer check (minutes between 1 and 1000),
        opens_after_days integer not null check (opens_after_days between 0 and 730),
        is_published boolean not null,
        position integer not null,
        object_key text,
        content_type text,
        bytes integer,
        created_at timestamptz not null,
        ${EDITED},
        primary key (platform_id, id),
        check ((object_key is null) = (content_type is null) and (object_key is null) = (bytes is null))
      )`);
  await db.query('create index lessons_of_area on lessons (platform_id, area_id, position)');
  await db.query(`
      create table lesson_progress (
        platform_id uuid not null,
        customer_id uuid not null,
        lesson_id uuid not null,
        area_id uuid not null,
        done_at timestamptz not null,
        primary key (platform_id, customer_id, lesson_id)
      )`);
}
