import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Why: a platform's lists of accounts to charge through, and several tries for one payment, each with its reason.
 * Locks: creates a table; new columns of `attempts` have constant defaults, so it is not rewritten. The index of the attempts
 * of a payment is built anew as a unique one: writers of `attempts` wait while that runs (seconds for a million rows).
 * Undo: `down`; the lists and reasons are lost, payments tried twice keep both tries.
 */
export class Routing1793002100000 implements MigrationInterface {
  name = 'Routing1793002100000';

  async up(db: QueryRunner): Promise<void> {
    for (const part of [ROUTES, TRIES]) await db.query(part);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      drop index attempts_of_payment;
      alter table attempts drop column turn, drop column route, drop column division;
      create index attempts_of_payment on attempts (payment_id);
      drop table gateway_routes;
    `);
  }
}

const ROUTES = `
create table gateway_routes (
  id uuid not null,
  platform_id uuid not null references platforms,
  gateway_account_id uuid not null,
  method text not null check (method in ('PIX', 'CREDIT_CARD', 'BILLET')),
  position integer not null check (position > 0),
  weight integer not null default 1 check (weight > 0),
  min_amount bigint check (min_amount > 0),
  max_amount bigint check (max_amount >= coalesce(min_amount, 1)),
  min_installments smallint check (min_installments between 1 and 12),
  max_installments smallint check (max_installments between coalesce(min_installments, 1) and 12),
  brands text[] check (cardinality(brands) > 0),
  created_at timestamptz not null,
  primary key (id, platform_id),
  foreign key (gateway_account_id, platform_id) references gateway_accounts
);
create index gateway_routes_of_platform on gateway_routes (platform_id, gateway_account_id);
create trigger tell after insert or update or delete on gateway_routes for each row execute function notify_catalog_changed()`;

// The division of an attempt is that of its order unless another account charges, at another cost. One attempt of each turn:
// two processes can never fall back from the same try.
const TRIES = `
alter table attempts
  add column turn smallint not null default 1 check (turn > 0),
  add column route jsonb,
  add column division jsonb;
drop index attempts_of_payment;
create unique index attempts_of_payment on attempts (payment_id, turn, platform_id)`;
