import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Why: a seller chooses the template of an offer that shows no checkout of its own (screens.md B9).
 * Locks: a column with a constant default; no rewrite.
 * Undo: `down`. Such offers show the default template again.
 */
export class TemplatesOfOffers1795768260000 implements MigrationInterface {
  name = 'TemplatesOfOffers1795768260000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      alter table offers add template text not null default 'DEFAULT'
        constraint offers_template check (template in ('DEFAULT', 'VEGA', 'DROPSHIPPING'))`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('alter table offers drop column template');
  }
}
