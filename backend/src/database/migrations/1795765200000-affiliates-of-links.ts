import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Why: a link to a checkout names the affiliate who is credited with its purchases (screens.md B20).
 * Locks: checkout_links, for a moment; a new column without a default rewrites nothing.
 * Undo: `down`; links then credit whom their address names.
 */
export class AffiliatesOfLinks1795765200000 implements MigrationInterface {
  name = 'AffiliatesOfLinks1795765200000';

  async up(db: QueryRunner): Promise<void> {
    await db.query('alter table checkout_links add column affiliate_id uuid');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('alter table checkout_links drop column affiliate_id');
  }
}
