import type { MigrationInterface, QueryRunner } from 'typeorm';

const ATTEMPTS = `select id, platform_id, payment_id, gateway_account_id, turn, provider, reference, state, webhook_token, created_at,
  answered_at, provider_data ->> 'endToEndId' as end_to_end_id, route ->> 'brand' as card_brand`;

/**
 * Why: the page of a sale names the version of the costs by which it was divided (decision 0216).
 * Locks: none; a view is replaced.
 * Undo: `down`.
 */
export class CostsOfAttempts1795768603000 implements MigrationInterface {
  name = 'CostsOfAttempts1795768603000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(
      `create or replace view attempts_read as ${ATTEMPTS}, route ->> 'costVersion' as cost_version from attempts`,
    );
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('drop view attempts_read');
    await db.query(`create view attempts_read as ${ATTEMPTS} from attempts`);
  }
}
