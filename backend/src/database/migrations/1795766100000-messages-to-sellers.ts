import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Why: a manager writes to a seller (screens.md E2). What was sent stands among the notes, marked.
 * Locks: the new column has a constant default, so the table is not rewritten.
 * Undo: `down`; messages then look like notes.
 */
export class MessagesToSellers1795766100000 implements MigrationInterface {
  name = 'MessagesToSellers1795766100000';

  async up(db: QueryRunner): Promise<void> {
    await db.query('alter table seller_notes add column is_message boolean not null default false');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('alter table seller_notes drop column is_message');
  }
}
