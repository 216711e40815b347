import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Why: the settings of a platform have a history, and may take effect on a later day (screens.md §1.5).
 * Locks: creates a table only.
 * Undo: `down` drops it; changes that were scheduled do not take effect.
 */
export class PlatformSettingChanges1795520753499 implements MigrationInterface {
  name = 'PlatformSettingChanges1795520753499';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      create table platform_setting_changes (
        platform_id uuid not null,
        id uuid not null,
        change jsonb not null,
        previous jsonb,
        reason text,
        requested_by text not null,
        created_at timestamptz not null,
        valid_from timestamptz not null,
        applied_at timestamptz,
        canceled_at timestamptz,
        primary key (platform_id, id),
        check (applied_at is null or canceled_at is null),
        check ((applied_at is null) = (previous is null))
      )`);
    await db.query(
      'create index platform_setting_changes_newest on platform_setting_changes (platform_id, created_at, id)',
    );
    await db.query(
      `create index platform_setting_changes_due on platform_setting_changes (valid_from)
        where applied_at is null and canceled_at is null`,
    );
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('drop table platform_setting_changes');
  }
}
