import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Why: a refund whose answer was lost, with its process or without, was asked about by nobody. It is due from now on until its
 * end is known; one that the provider says it has is told apart from one it may never have heard of.
 * Locks: refunds, which are few, for the moment in which their checks are read again.
 * Deploying: a process from before this ends a refund without taking its due time from it, which the check refuses. What it would
 * write is brought again by the webhook, or by a newer process, which asks about the refund because it is still due.
 * Undo: `down` makes those that the provider has ASKED again; nobody asks about them any more.
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
