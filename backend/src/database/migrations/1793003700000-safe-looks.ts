import type { MigrationInterface, QueryRunner } from 'typeorm';

/** https, or a path of our own site, without anything that could leave an attribute. */
const PICTURE = String.raw`'^(https://|/(?!/))[^[:space:]"''<>\\]*$'`;
const COLOUR = `'^#([0-9a-fA-F]{3}|[0-9a-fA-F]{6})$'`;

const CHECKS: readonly (readonly [table: string, name: string, rule: string])[] = [
  ['checkout_configs', 'logo_is_safe', `logo_top_image_url ~ ${PICTURE}`],
  ['checkout_configs', 'header_is_safe', `header_image_url = 'remove' or header_image_url ~ ${PICTURE}`],
  ['checkout_configs', 'primary_is_a_colour', `color_primary ~ ${COLOUR}`],
  ['checkout_configs', 'banner_text_is_a_colour', `banner_text_color ~ ${COLOUR}`],
  ['checkout_configs', 'banner_ground_is_a_colour', `banner_text_background_color ~ ${COLOUR}`],
  ['checkout_configs', 'redirect_is_https', String.raw`back_redirect ~ '^https://[^[:space:]"''<>\\]+$'`],
  ['checkout_configs', 'chat_is_a_phone', `chat_phone ~ '^[0-9() +-]{8,20}$'`],
  [
    'checkout_configs',
    'faces_are_safe',
    `not jsonb_path_exists(feedbacks,
       '$[*].image ? (@.type() == "string" && !(@ like_regex "^(https://|/[^/])[^[:space:]<>]*$"))')`,
  ],
  ['products', 'image_is_safe', `image_url ~ ${PICTURE}`],
  [
    'products',
    'trackers_are_ids',
    `not jsonb_path_exists(tracking, '$.** ? (@.type() == "string" && !(@ like_regex "^[A-Za-z0-9_-]{1,40}$"))')`,
  ],
];

/**
 * Why: what a seller writes is shown to anonymous buyers. The page escapes it; addresses, colours, phones and tracker ids
 * that could do harm are no longer stored.
 * Locks: adds checks as NOT VALID, which read no rows; existing rows stay, and the page still refuses to show them.
 * Undo: `down` drops the checks.
 */
export class SafeLooks1793003700000 implements MigrationInterface {
  name = 'SafeLooks1793003700000';

  async up(db: QueryRunner): Promise<void> {
    for (const [table, name, rule] of CHECKS)
      await db.query(`alter table ${table} add constraint ${table}_${name} check (${rule}) not valid`);
  }

  async down(db: QueryRunner): Promise<void> {
    for (const [table, name] of CHECKS)
      await db.query(`alter table ${table} drop constraint ${table}_${name}`);
  }
}
