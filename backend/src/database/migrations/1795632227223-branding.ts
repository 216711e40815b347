import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Why: a platform has its own look: logo, colour, sender of mails, links, terms with a version (screens.md C23). A seller accepts a
 * version of the terms at registration (A2).
 * Locks: the new columns are null or have constant defaults, so no table is rewritten.
 * Undo: `down`; the look of platforms and the accepted versions are lost.
 */
export class Branding1795632227223 implements MigrationInterface {
  name = 'Branding1795632227223';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      alter table platforms
        add column logo_dark_url text,
        add column favicon_url text,
        add column sign_in_image_url text,
        add column accent_color text,
        add column mail_sender_name text,
        add column mail_footer text,
        add column support_url text,
        add column terms_version text,
        add column sign_in_greetings jsonb not null default '{}',
        add column hidden_pages jsonb not null default '[]',
        add column powered_by_shown boolean not null default true`);
    await db.query(
      `alter table platforms add constraint platforms_accent_is_hex check (accent_color ~ '^#[0-9a-f]{6}$') not valid`,
    );
    await db.query('alter table users add column terms_version text');
    await db.query(`
      create view platform_brands_read as
        select id, name, logo_url, accent_color, mail_sender_name, mail_footer, support_email from platforms`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('drop view platform_brands_read');
    await db.query('alter table users drop column terms_version');
    await db.query(`
      alter table platforms drop column logo_dark_url, drop column favicon_url, drop column sign_in_image_url,
        drop column accent_color, drop column mail_sender_name, drop column mail_footer, drop column support_url,
        drop column terms_version, drop column sign_in_greetings, drop column hidden_pages, drop column powered_by_shown`);
  }
}
