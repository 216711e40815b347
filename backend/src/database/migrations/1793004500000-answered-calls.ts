import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Why: a review item that was resolved by a person stores who resolved it and how. An item that is resolved automatically
 * has neither.
 * Locks: attention_items, while two empty columns are added and the check reads them once.
 * Deploying: a process of an earlier version writes neither column, which the check allows.
 * Undo: `down` drops both columns.
 */
export class AnsweredCalls1793004500000 implements MigrationInterface {
  name = 'AnsweredCalls1793004500000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(ANSWERS);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('alter table attention_items drop column resolved_by, drop column resolution');
  }
}

const ANSWERS = `
alter table attention_items add column resolved_by text, add column resolution text,
  add constraint attention_items_answered check (
    (resolved_by is null) = (resolution is null) and (resolved_by is null or resolved_at is not null))`;
