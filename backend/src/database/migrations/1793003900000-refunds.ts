import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Why: a refund is written before its provider hears of it, so that the return which follows is known for ours and not taken
 * for a chargeback (payments.md §4), and so that it is asked for once.
 * Locks: only creates a table; nothing that exists is touched.
 * Undo: `down` drops it; which returns were asked for by us is lost.
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
