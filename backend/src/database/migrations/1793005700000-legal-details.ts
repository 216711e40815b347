import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Since 2026 a CNPJ may hold letters in its first twelve places. */
const DOCUMENT = String.raw`'^(\d{11}|[0-9A-Z]{12}\d{2})$'`;
const EMAIL = String.raw`'^[^@[:space:]<>"]+@[^@[:space:]<>"]+\.[^@[:space:]<>"]+$'`;
/** https with a host of its own, or a path of the site. */
const PAGE = String.raw`'^(https://[^/?#@[:space:]"''<>\\]+([/?#][^[:space:]"''<>\\]*)?|/([^/[:space:]"''<>\\][^[:space:]"''<>\\]*)?)$'`;

const CHECKS: readonly (readonly [table: string, name: string, rule: string])[] = [
  ['platforms', 'document_is_cpf_or_cnpj', `document ~ ${DOCUMENT}`],
  ['platforms', 'support_email_is_email', `support_email ~ ${EMAIL}`],
  ['platforms', 'support_phone_is_phone', String.raw`support_phone ~ '^\d{10,11}$'`],
  ['platforms', 'terms_is_page', `terms_url ~ ${PAGE}`],
  ['platforms', 'privacy_is_page', `privacy_url ~ ${PAGE}`],
  ['platforms', 'logo_is_picture', `logo_url ~ ${PAGE}`],
  ['products', 'seller_document_is_cpf_or_cnpj', `seller_document ~ ${DOCUMENT}`],
  ['products', 'support_email_is_email', `support_email ~ ${EMAIL}`],
  ['products', 'support_phone_is_phone', String.raw`support_phone ~ '^\d{10,11}$'`],
  ['products', 'terms_is_page', `terms_url ~ ${PAGE}`],
  ['products', 'guarantee_is_a_window', 'guarantee_days in (7, 14, 21, 30)'],
  ['products', 'share_image_is_picture', `share_image_url ~ ${PAGE}`],
];

/**
 * Why: Decreto 7.962/2013, article 2, requires a checkout to name the supplier: name, CNPJ or CPF, address and contact. Buyers
 * also look for the guarantee, the terms and the privacy policy before they pay. `share_image_url` is the picture of a link
 * preview; chat apps do not draw the SVG files that a product may use.
 * Locks: adds nullable columns and checks as NOT VALID; no row is read.
 * Undo: `down` drops the columns; what was entered is lost.
 */
export class LegalDetails1793005700000 implements MigrationInterface {
  name = 'LegalDetails1793005700000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`alter table platforms add column legal_name text, add column document text,
      add column legal_address text, add column support_email text, add column support_phone text,
      add column terms_url text, add column privacy_url text, add column logo_url text`);
    await db.query(`alter table products add column seller_name text, add column seller_document text,
      add column seller_address text, add column support_email text, add column support_phone text,
      add column terms_url text, add column guarantee_days smallint, add column share_image_url text`);
    for (const [table, name, rule] of CHECKS)
      await db.query(`alter table ${table} add constraint ${table}_${name} check (${rule}) not valid`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`alter table products drop column seller_name, drop column seller_document,
      drop column seller_address, drop column support_email, drop column support_phone,
      drop column terms_url, drop column guarantee_days, drop column share_image_url`);
    await db.query(`alter table platforms drop column legal_name, drop column document,
      drop column legal_address, drop column support_email, drop column support_phone,
      drop column terms_url, drop column privacy_url, drop column logo_url`);
  }
}
