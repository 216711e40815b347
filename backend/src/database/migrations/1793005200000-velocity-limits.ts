import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Why: attempts to pay are counted across all processes, so that stolen cards cannot be tested through a checkout. The
 * counters are unlogged: a crash of the server loses the counts of one window. Refusals are stored for staff.
 * Locks: creates tables; the new column of platforms has a constant default, which rewrites no row.
 * Deploying: a process of an earlier version counts nothing.
 * Undo: `down` drops counters, refusals and the limits of platforms.
 */
export class VelocityLimits1793005200000 implements MigrationInterface {
  name = 'VelocityLimits1793005200000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`alter table platforms add column velocity_limits jsonb not null default '{}'`);
    await db.query(COUNTERS);
    await db.query(`create index velocity_counters_ended on velocity_counters (window_ends)`);
    await db.query(BLOCKS);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`drop table velocity_blocks, velocity_counters`);
    await db.query(`alter table platforms drop column velocity_limits`);
  }
}

// Rows are updated often and in place: room is left on each page, and the index on the end of the window is touched only when a
// window begins.
const COUNTERS = `
create unlogged table velocity_counters (
  key bytea primary key,
  attempts integer not null,
  declines integer not null,
  window_ends timestamptz not null,
  unresolved integer not null,
  unresolved_before integer not null,
  unresolved_ends timestamptz not null,
  paused_until timestamptz
) with (fillfactor = 70)`;

const BLOCKS = `
create table velocity_blocks (
  id uuid not null,
  platform_id uuid not null references platforms,
  offer_id uuid,
  action text not null,
  scope text not null,
  reason text not null check (reason in ('attempts', 'declines')),
  key bytea not null,
  shown text not null,
  times integer not null,
  first_at timestamptz not null,
  last_at timestamptz not null,
  until timestamptz not null,
  released_at timestamptz,
  released_by text,
  primary key (id, platform_id),
  unique (platform_id, key, until),
  check ((released_at is null) = (released_by is null))
)`;
