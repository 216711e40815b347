import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Why: a line of a platform's list of accounts can be for some sellers, currencies or hours of the day, and an account can be
 * drained: it takes no new sales.
 * Locks: the new columns are null or have a constant default, so no table is rewritten.
 * Undo: `down`; lines for some sellers, currencies or hours apply to all sales then, and drained accounts take new ones.
 */
export class RoutingRules1795632651972 implements MigrationInterface {
  name = 'RoutingRules1795632651972';

  async up(db: QueryRunner): Promise<void> {
    await db.query('alter table gateway_accounts add column draining boolean not null default false');
    await db.query(`
      alter table gateway_routes
        add column seller_ids uuid[] check (cardinality(seller_ids) > 0),
        add column currencies text[] check (cardinality(currencies) > 0),
        add column from_hour smallint check (from_hour between 0 and 23),
        add column to_hour smallint check (to_hour between 0 and 23),
        add check ((from_hour is null) = (to_hour is null))`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(
      'alter table gateway_routes drop column seller_ids, drop column currencies, drop column from_hour, drop column to_hour',
    );
    await db.query('alter table gateway_accounts drop column draining');
  }
}
