import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Why: a platform measures its own advertisements at all of its checkouts, beside the pixels of sellers (screens.md C16).
 * Locks: creates a table.
 * Undo: `down`; the pixels of platforms and their tokens are lost.
 */
export class PlatformPixels1795634000000 implements MigrationInterface {
  name = 'PlatformPixels1795634000000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      create table platform_pixels (
        platform_id uuid not null,
        id uuid not null,
        type text not null check (type in ('FACEBOOK', 'GOOGLE_ADS', 'GOOGLE_ANALYTICS', 'TIKTOK', 'KWAI')),
        pixel_id text not null check (pixel_id ~ '^[A-Za-z0-9_-]{3,40}$'),
        label text,
        token_sealed bytea,
        is_active boolean not null,
        needs_consent boolean not null,
        created_at timestamptz not null,
        version integer not null default 1,
        updated_by text,
        updated_at timestamptz,
        primary key (platform_id, id)
      )`);
    await db.query('create unique index platform_pixels_id on platform_pixels (platform_id, type, pixel_id)');
    await db.query('create index platform_pixels_by_time on platform_pixels (platform_id, created_at, id)');
    await db.query(`
      create view platform_pixels_read as
        select id, platform_id, type, pixel_id, label, token_sealed is not null as has_token, is_active, needs_consent, created_at
        from platform_pixels`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('drop view platform_pixels_read');
    await db.query('drop table platform_pixels');
  }
}
