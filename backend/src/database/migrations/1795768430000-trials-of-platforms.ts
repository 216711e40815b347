import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Why: a trial of a platform has an end, and months of it are not billed (screens.md D8, D9). A platform may have several, one after the other.
 * Locks: platforms, for a moment; new columns without a default rewrite nothing.
 * Undo: `down`; a platform in trial stays in it until a master activates it.
 */
export class TrialsOfPlatforms1795768430000 implements MigrationInterface {
  name = 'TrialsOfPlatforms1795768430000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(
      'alter table platforms add column trial_started_at timestamptz, add column trial_ends_at timestamptz',
    );
    await db.query(
      `alter table platforms add constraint platforms_trial
        check ((trial_started_at is null) = (trial_ends_at is null) and trial_started_at <= trial_ends_at)`,
    );
    await db.query(`
      create table platform_trials (
        platform_id uuid not null references platforms (id),
        started_at timestamptz not null,
        ends_at timestamptz not null,
        primary key (platform_id, started_at),
        check (started_at <= ends_at)
      )`);
    await db.query(
      'create view platform_trials_read as select platform_id, started_at, ends_at from platform_trials',
    );
    await db.query(
      `create or replace view platform_standing_read as
        select id, status, status_changed_at, gateways_allowed, trial_started_at, trial_ends_at from platforms`,
    );
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('drop view platform_trials_read');
    await db.query('drop table platform_trials');
    await db.query('drop view platform_standing_read');
    await db.query('alter table platforms drop column trial_started_at, drop column trial_ends_at');
    await db.query(
      'create view platform_standing_read as select id, status, status_changed_at, gateways_allowed from platforms',
    );
  }
}
