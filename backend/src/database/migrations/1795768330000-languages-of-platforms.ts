import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Why: a platform chooses the languages of its pages and mails (screens.md C14; decision 0212).
 * Locks: platforms gets a column with a constant default, so it is not rewritten; the constraint reads the table once.
 * Undo: `down` drops the column: every platform has all three languages then.
 */
export class LanguagesOfPlatforms1795768330000 implements MigrationInterface {
  name = 'LanguagesOfPlatforms1795768330000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(
      `alter table platforms add column languages text[] not null default '{pt-BR,en-US,es-ES}'`,
    );
    await db.query(
      'alter table platforms add constraint usual_language_is_offered check (locale = any(languages))',
    );
    await db.query(
      'create view platform_languages_read as select id as platform_id, languages, locale from platforms',
    );
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('drop view platform_languages_read');
    await db.query('alter table platforms drop column languages');
  }
}
