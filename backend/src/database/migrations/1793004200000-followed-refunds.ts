import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Why: a refund whose response was lost was not queried. It is due from now on until its result is known; a refund that the
 * provider confirmed as received has its own state.
 * Locks: refunds, which are few, while its checks are read again.
 * Deploying: a process of an earlier version ends a refund without clearing its due time, which the check refuses. Its
 * result is written later from the webhook, or by a newer process, which queries the refund because it is still due.
 * Undo: `down` makes those that the provider has ASKED again; they are not queried any more.
 */
export class FollowedRefunds1793004200000 implements MigrationInterface {
  name = 'FollowedRefunds1793004200000';

  async up(db: QueryRunner): Promise<void> {
    for (const part of [STATES, DUE, THOSE_UNDER_WAY, DUE_INDEX]) await db.query(part);
  }

  async down(db: QueryRunner): Promise<void> {
    for (const part of [ASKED_AGAIN, NOT_DUE, OLD_STATES]) await db.query(part);
  }
}

const STATES = `
alter table refunds drop constraint refunds_state_check,
  add constraint refunds_state_check check (state in ('ASKED', 'PROCESSING', 'DONE', 'REFUSED'))`;

const DUE = `
alter table refunds add column asks integer not null default 0, add column due_at timestamptz,
  add constraint refunds_due_is_open check (due_at is null or state in ('ASKED', 'PROCESSING'))`;

const THOSE_UNDER_WAY = `update refunds set due_at = asked_at where state = 'ASKED'`;

const DUE_INDEX = `create index refunds_due on refunds (due_at) where due_at is not null`;

const ASKED_AGAIN = `update refunds set state = 'ASKED', answered_at = null where state = 'PROCESSING'`;

const NOT_DUE = `alter table refunds drop column due_at, drop column asks`;

const OLD_STATES = `
alter table refunds drop constraint refunds_state_check,
  add constraint refunds_state_check check (state in ('ASKED', 'DONE', 'REFUSED'))`;
