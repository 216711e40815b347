import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Why: what a provider takes changes on a day (screens.md C15), and an earlier sale keeps the cost of its own version. The column
 * `gateway_accounts.costs` is what held before the first version.
 * Accounts of one position of a list may be tried by what they cost for the sale.
 * Locks: gateway_routes, for a moment; a new column with a constant default rewrites nothing.
 * Undo: `down`; the accounts cost again what they did before the first version, and share by weight.
 */
export class CostsOfGateways1795768400000 implements MigrationInterface {
  name = 'CostsOfGateways1795768400000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      create table gateway_costs (
        platform_id uuid not null references platforms (id),
        id uuid not null,
        gateway_account_id uuid not null,
        costs jsonb not null,
        valid_from timestamptz not null,
        reason text not null,
        created_at timestamptz not null,
        created_by text not null,
        canceled_at timestamptz,
        primary key (platform_id, id),
        foreign key (gateway_account_id, platform_id) references gateway_accounts (id, platform_id)
      )`);
    await db.query(
      'create index gateway_costs_of_account on gateway_costs (platform_id, gateway_account_id, valid_from)',
    );
    await db.query('alter table gateway_routes add column by_cost boolean not null default false');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('alter table gateway_routes drop column by_cost');
    await db.query('drop table gateway_costs');
  }
}
