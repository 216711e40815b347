import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Why: staff block a buyer by e-mail address and document (screens.md C13).
 * Locks: none; creates a table.
 * Undo: `down` drops it; everybody may buy again.
 */
export class BlockedBuyers1795767200000 implements MigrationInterface {
  name = 'BlockedBuyers1795767200000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      create table blocked_buyers (
        platform_id uuid not null references platforms (id),
        id uuid not null,
        kind text not null check (kind in ('EMAIL', 'DOCUMENT')),
        value text not null check (value <> ''),
        reason text not null,
        created_at timestamptz not null,
        created_by text not null,
        ended_at timestamptz,
        ended_by text,
        primary key (platform_id, id),
        constraint blocked_buyers_end check ((ended_at is null) = (ended_by is null))
      )`);
    await db.query(
      'create unique index blocked_buyers_open on blocked_buyers (platform_id, kind, value) where ended_at is null',
    );
    await db.query(
      'create view blocked_buyers_read as select platform_id, id from blocked_buyers where ended_at is null',
    );
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('drop view blocked_buyers_read');
    await db.query('drop table blocked_buyers');
  }
}
