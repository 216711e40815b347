import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Why: some providers give their tokens on another host than that of their API (TRANSFEERA). Null: the same address.
 * Locks: adds a nullable column without a default; `gateway_accounts` is locked for an instant and not rewritten.
 * Undo: `down`; accounts that have such an address ask the API for tokens then.
 */
export class LoginAddress1793002400000 implements MigrationInterface {
  name = 'LoginAddress1793002400000';

  async up(db: QueryRunner): Promise<void> {
    await db.query('alter table gateway_accounts add column login_base_address text');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('alter table gateway_accounts drop column login_base_address');
  }
}
