import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Why: administrators are told before the trial of their platform ends, once for each end and time (decision 0218).
 * Locks: creates a table only.
 * Undo: `down`; after another `up`, a trial that ends soon is told again.
 */
export class TrialNotices1795768601000 implements MigrationInterface {
  name = 'TrialNotices1795768601000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      create table trial_notices (
        platform_id uuid not null references platforms (id),
        ends_at timestamptz not null,
        days_before smallint not null check (days_before in (1, 7)),
        told_at timestamptz not null,
        primary key (platform_id, ends_at, days_before)
      )`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('drop table trial_notices');
  }
}
