import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Why: sellers create products and offers on pages, and staff review them (screens.md B6 to B9, C3).
 * Locks: adds columns with constant defaults, and indexes, which lock writes while they are built.
 * Undo: `down` drops the columns, with what sellers entered in them.
 */
export class ProductsForSellers1795630265064 implements MigrationInterface {
  name = 'ProductsForSellers1795630265064';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      alter table products
        add column status text not null default 'ACTIVE'
          check (status in ('DRAFT', 'IN_REVIEW', 'ACTIVE', 'PAUSED', 'REFUSED', 'BLOCKED', 'DELETED')),
        add column category text,
        add column sales_page_url text check (sales_page_url ~ '^https://[^[:space:]"''<>\\\\]+$'),
        add column soft_descriptor text check (soft_descriptor ~ '^[A-Za-z0-9 ]{1,13}$'),
        add column review_reason text,
        add column submitted_at timestamptz,
        add column version integer not null default 1,
        add column updated_by text,
        add column updated_at timestamptz`);
    await db.query('drop index products_of_producer');
    await db.query(
      'create index products_of_producer on products (platform_id, producer_id, created_at, id)',
    );
    await db.query('create index products_by_name on products (platform_id, lower(name) text_pattern_ops)');
    await db.query('create index products_by_time on products (platform_id, created_at, id)');
    await db.query(
      `create index products_in_review on products (platform_id, submitted_at, id) where status = 'IN_REVIEW'`,
    );
    await db.query(`
      alter table offers
        add column is_default boolean not null default false,
        add column trial_days integer check (trial_days between 1 and 365),
        add column cycle_limit integer check (cycle_limit between 1 and 120),
        add column max_installments integer check (max_installments between 1 and 12),
        add column interest_free_installments integer check (interest_free_installments between 1 and 12),
        add column pix_expires_minutes integer check (pix_expires_minutes between 5 and 10080),
        add column billet_days integer check (billet_days between 1 and 30),
        add column quantity_limit integer check (quantity_limit > 0),
        add column available_from timestamptz,
        add column available_until timestamptz,
        add column version integer not null default 1,
        add column updated_by text,
        add column updated_at timestamptz,
        add constraint offers_availability_is_a_period check (available_until > available_from)`);
    await db.query('drop index offers_of_product');
    await db.query('create index offers_of_product on offers (platform_id, product_id, created_at, id)');
    await db.query(`create or replace view products_read as ${PRODUCTS},
      producer_id, ${CODE}, name, type, category, status, image_url, review_reason, submitted_at, created_at from products`);
    await db.query(`create or replace view offers_read as ${OFFERS},
      title, ${CODE}, status, type, price, fake_price, currency, created_at from offers`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('drop view products_read');
    await db.query('drop view offers_read');
    await db.query(`create view products_read as ${PRODUCTS} from products`);
    await db.query(`create view offers_read as ${OFFERS} from offers`);
    await db.query('drop index offers_of_product');
    await db.query('create index offers_of_product on offers (platform_id, product_id)');
    await db.query(`alter table offers drop constraint offers_availability_is_a_period, drop column is_default,
      drop column trial_days, drop column cycle_limit, drop column max_installments, drop column interest_free_installments,
      drop column pix_expires_minutes, drop column billet_days, drop column quantity_limit, drop column available_from,
      drop column available_until, drop column version, drop column updated_by, drop column updated_at`);
    await db.query('drop index products_in_review');
    await db.query('drop index products_by_time');
    await db.query('drop index products_by_name');
    await db.query('drop index products_of_producer');
    await db.query('create index products_of_producer on products (platform_id, producer_id)');
    await db.query(`alter table products drop column status, drop column category, drop column sales_page_url,
      drop column soft_descriptor, drop column review_reason, drop column submitted_at, drop column version,
      drop column updated_by, drop column updated_at`);
  }
}

/** Eight characters for people, from the random end of the id. */
const CODE = `upper(right(replace(id::text, '-', ''), 8)) as code`;
const PRODUCTS = `select id, platform_id, seller_name, seller_document, seller_address, support_email, support_phone, terms_url,
  guarantee_days, access_address`;
const OFFERS = 'select id, platform_id, product_id';
