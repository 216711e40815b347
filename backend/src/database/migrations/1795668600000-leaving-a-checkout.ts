import type { MigrationInterface, QueryRunner } from 'typeorm';

const HTTPS = String.raw`'^https://[^[:space:]"''<>\\@]+$'`;

/**
 * Why: a checkout says something to buyers who are about to leave, and leads elsewhere those whose link is over (screens.md G8, G9).
 * Locks: adds two nullable columns without a rewrite.
 * Undo: `down`; these texts and addresses are lost.
 */
export class LeavingACheckout1795668600000 implements MigrationInterface {
  name = 'LeavingACheckout1795668600000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`alter table checkout_configs add column exit_banner_text text,
      add column expired_link_url text check (expired_link_url ~ ${HTTPS})`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('alter table checkout_configs drop column exit_banner_text, drop column expired_link_url');
  }
}
