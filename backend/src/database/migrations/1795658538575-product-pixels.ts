import type { MigrationInterface, QueryRunner } from 'typeorm';

const LISTS = { facebookPixels: 'FACEBOOK', tiktokPixels: 'TIKTOK', kwaiPixels: 'KWAI' } as const;
const SINGLE = {
  googleAnalyticsId: 'GOOGLE_ANALYTICS',
  googleAdsId: 'GOOGLE_ADS',
  googleAdsConversionApiId: 'GOOGLE_ADS',
} as const;

/** One row for each id, with the events that every id was sent before. */
const moved = (type: string, ids: string): string => `
  insert into product_pixels (platform_id, id, product_id, type, pixel_id, is_active, needs_consent, events, purchase_on, value_sent,
    created_at)
  select p.platform_id, gen_random_uuid(), p.id, '${type}', ids.id, true, false, '{PAGE_VIEW,INITIATE_CHECKOUT}', 'APPROVED', 'TOTAL',
    p.created_at
  from products p cross join lateral ${ids} as ids (id)
  where ids.id ~ '^[A-Za-z0-9_-]{3,40}$'
  on conflict do nothing`;

/**
 * Why: a product has lists of pixels that its seller edits on a page, with the events of each (docs/decisions/0149). They were one
 * column that only SQL wrote.
 * Locks: creates a table; `products` loses a column, which takes milliseconds. The ids are copied before, one scan for each network.
 * Undo: `down`; the ids, their events and tokens are lost.
 */
export class ProductPixels1795658538575 implements MigrationInterface {
  name = 'ProductPixels1795658538575';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      create table product_pixels (
        platform_id uuid not null,
        id uuid not null,
        product_id uuid not null,
        type text not null check (type in ('FACEBOOK', 'GOOGLE_ADS', 'GOOGLE_ANALYTICS', 'TIKTOK', 'KWAI')),
        pixel_id text not null check (pixel_id ~ '^[A-Za-z0-9_-]{3,40}$'),
        label text,
        token_sealed bytea,
        is_active boolean not null,
        needs_consent boolean not null,
        events text[] not null check (events <@ '{PAGE_VIEW,INITIATE_CHECKOUT,ADD_PAYMENT_INFO,PURCHASE}'),
        purchase_on text not null check (purchase_on in ('APPROVED', 'GENERATED')),
        value_sent text not null check (value_sent in ('PRODUCT', 'TOTAL')),
        created_at timestamptz not null,
        version integer not null default 1,
        updated_by text,
        updated_at timestamptz,
        primary key (platform_id, id),
        foreign key (product_id, platform_id) references products (id, platform_id)
      )`);
    await db.query(
      'create unique index product_pixels_id on product_pixels (platform_id, product_id, type, pixel_id)',
    );
    for (const [name, type] of Object.entries(LISTS))
      await db.query(moved(type, `jsonb_array_elements_text(coalesce(p.tracking -> '${name}', '[]'))`));
    for (const [name, type] of Object.entries(SINGLE))
      await db.query(moved(type, `(select p.tracking ->> '${name}')`));
    await db.query('alter table products drop column tracking');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`alter table products add column tracking jsonb not null default '{}'`);
    await db.query('drop table product_pixels');
  }
}
