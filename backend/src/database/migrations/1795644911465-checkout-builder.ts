import type { MigrationInterface, QueryRunner } from 'typeorm';

const HTTPS = String.raw`'^https://[^[:space:]"''<>\\@]+$'`;
const PICTURE = String.raw`'^(https://[^/?#@]+([/?#]|$)|/(?!/))[^[:space:]"''<>\\]*$'`;

/** What a look has beside what it had. Rows that exist look as before. */
const COLUMNS = [
  'product_id uuid',
  'name text',
  'draft jsonb',
  'published_number integer not null default 1 check (published_number >= 0)',
  'published_at timestamptz',
  'version integer not null default 1',
  'updated_by text',
  'updated_at timestamptz',
  'seller_name text',
  'support_email text',
  `support_phone text check (support_phone ~ '^[0-9]{10,11}$')`,
  'legal_text text',
  `locale text check (locale in ('pt-BR', 'en-US', 'es-ES'))`,
  'is_secure_note_shown boolean not null default true',
  'are_feedbacks_shown boolean not null default true',
  'is_countdown_shown boolean not null default true',
  `header_image_phone_url text check (header_image_phone_url ~ ${PICTURE})`,
  `thank_you_pix_url text check (thank_you_pix_url ~ ${HTTPS})`,
  `thank_you_card_url text check (thank_you_card_url ~ ${HTTPS})`,
  `thank_you_billet_url text check (thank_you_billet_url ~ ${HTTPS})`,
  'chat_message text',
] as const;

/**
 * Why: sellers style their checkouts themselves (screens.md B10, G6 to G9): a draft beside what buyers see, a version for each
 * publication, and several checkouts for one product.
 * Locks: adds columns without a rewrite, creates a table and an index; an offer's look is given the product of the offer, which writes
 * each row of checkout_configs once.
 * Undo: `down`; drafts and former versions are lost, what buyers see stays.
 */
export class CheckoutBuilder1795644911465 implements MigrationInterface {
  name = 'CheckoutBuilder1795644911465';

  async up(db: QueryRunner): Promise<void> {
    for (const column of COLUMNS) await db.query(`alter table checkout_configs add column ${column}`);
    await db.query(`
      update checkout_configs c set product_id = o.product_id, name = 'Checkout'
      from offers o where o.platform_id = c.platform_id and o.checkout_config_id = c.id`);
    await db.query(`
      alter table checkout_configs add constraint checkout_configs_of_product
        foreign key (product_id, platform_id) references products`);
    await db.query('create index checkout_configs_by_product on checkout_configs (platform_id, product_id)');
    await db.query(`
      create table checkout_versions (
        platform_id uuid not null,
        checkout_config_id uuid not null,
        number integer not null check (number > 0),
        look jsonb not null,
        published_by text,
        published_at timestamptz not null,
        primary key (platform_id, checkout_config_id, number),
        foreign key (checkout_config_id, platform_id) references checkout_configs on delete cascade
      )`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('drop table checkout_versions');
    await db.query('drop index checkout_configs_by_product');
    await db.query('alter table checkout_configs drop constraint checkout_configs_of_product');
    for (const column of [...COLUMNS].reverse())
      await db.query(`alter table checkout_configs drop column ${column.split(' ')[0]}`);
  }
}
