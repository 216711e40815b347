import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Why: whoever was called and looked says who they are and what they found. An item that ends by itself, because what it was about
 * became known, has neither.
 * Locks: attention_items, for the moment in which two empty columns are added and the check reads them once.
 * Deploying: a process from before this writes neither column, which the check allows.
 * Undo: `down` forgets who answered and what.
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
