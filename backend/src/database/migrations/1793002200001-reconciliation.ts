import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Why: our charges of a day are compared with the provider's records, account by account, and each difference is stored for
 * review.
 * Locks: creates tables only.
 * Undo: `down` drops them; the reports are lost and can be created again.
 */
export class Reconciliation1793002200001 implements MigrationInterface {
  name = 'Reconciliation1793002200001';

  async up(db: QueryRunner): Promise<void> {
    for (const part of [RECONCILIATIONS, DISCREPANCIES]) await db.query(part);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('drop table discrepancies, reconciliations');
  }
}

// `compared_to` is the last attempt that was compared: an interrupted comparison continues after it.
const RECONCILIATIONS = `
create table reconciliations (
  id uuid not null,
  platform_id uuid not null references platforms,
  gateway_account_id uuid not null,
  day date not null,
  compared_to uuid,
  compared integer not null default 0,
  agreeing integer not null default 0,
  unanswered integer not null default 0,
  due_at timestamptz,
  opened_at timestamptz not null,
  finished_at timestamptz,
  primary key (id, platform_id),
  foreign key (gateway_account_id, platform_id) references gateway_accounts,
  constraint reconciliations_once unique (platform_id, gateway_account_id, day),
  constraint reconciliations_due_until_finished check ((due_at is null) = (finished_at is not null))
);
create index reconciliations_due on reconciliations (due_at) where due_at is not null;
create index reconciliations_of_day on reconciliations (day)`;

const DISCREPANCIES = `
create table discrepancies (
  id uuid not null,
  platform_id uuid not null,
  reconciliation_id uuid not null,
  attempt_id uuid not null,
  kind text not null check (kind in ('STATUS', 'AMOUNT', 'MISSING_THERE', 'MISSING_HERE')),
  ours jsonb not null,
  theirs jsonb not null,
  found_at timestamptz not null,
  primary key (id, platform_id),
  constraint discrepancies_once unique (reconciliation_id, attempt_id, platform_id),
  foreign key (reconciliation_id, platform_id) references reconciliations,
  foreign key (attempt_id, platform_id) references attempts
)`;
