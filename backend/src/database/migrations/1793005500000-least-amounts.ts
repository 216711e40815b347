import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Why: a provider refuses charges below a minimum, by method, and an account may have agreed on another one. Null: the
 * minimum that the gateway declares.
 * Locks: adds a nullable column without a default; `gateway_accounts` is locked for an instant and not rewritten.
 * Undo: `down`; the gateways' own minimums apply to all accounts then.
 */
export class LeastAmounts1793005500000 implements MigrationInterface {
  name = 'LeastAmounts1793005500000';

  async up(db: QueryRunner): Promise<void> {
    await db.query('alter table gateway_accounts add column min_amounts jsonb');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('alter table gateway_accounts drop column min_amounts');
  }
}
