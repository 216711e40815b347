import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Why: a master suspends and closes platforms, chooses the gateways that a platform may connect, and sees when its keys were set.
 * Locks: platforms for a moment; the defaults are constant, so no row is written.
 * Undo: `down`.
 */
export class PlatformStatus1795632106170 implements MigrationInterface {
  name = 'PlatformStatus1795632106170';

  async up(db: QueryRunner): Promise<void> {
    await db.query(
      `alter table platforms
        add column status text not null default 'ACTIVE' check (status in ('TRIAL', 'ACTIVE', 'SUSPENDED', 'CLOSED')),
        add column status_changed_at timestamptz,
        add column gateways_allowed text[],
        add column secrets_set jsonb not null default '{}'`,
    );
    await db.query(
      'create view platform_standing_read as select id, status, status_changed_at, gateways_allowed from platforms',
    );
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('drop view platform_standing_read');
    await db.query(
      'alter table platforms drop column status, drop column status_changed_at, drop column gateways_allowed, drop column secrets_set',
    );
  }
}
