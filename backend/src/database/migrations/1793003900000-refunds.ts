import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Why: a refund is stored before it is sent, so that the return that follows is recognized as a refund and not as a
 * chargeback (payments.md §4), and so that it is sent once.
 * Locks: creates a table only.
 * Undo: `down` drops it; which returns we requested is lost.
 */
export class Refunds1793003900000 implements MigrationInterface {
  name = 'Refunds1793003900000';

  async up(db: QueryRunner): Promise<void> {
    for (const part of [REFUNDS, ONE_AT_A_TIME]) await db.query(part);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('drop table refunds');
  }
}

// The id is our key of the refund at its provider, for life.
const REFUNDS = `
create table refunds (
  id uuid not null,
  platform_id uuid not null references platforms,
  attempt_id uuid not null,
  amount bigint not null check (amount > 0),
  state text not null default 'ASKED' check (state in ('ASKED', 'DONE', 'REFUSED')),
  asked_at timestamptz not null,
  answered_at timestamptz,
  primary key (id, platform_id),
  foreign key (attempt_id, platform_id) references attempts,
  constraint refunds_answered check ((answered_at is null) = (state = 'ASKED'))
)`;

// The whole goes back once: a second click finds the first one's refund.
const ONE_AT_A_TIME = `
create unique index refunds_one_at_a_time on refunds (attempt_id, platform_id) where state <> 'REFUSED'`;
