import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Why: affiliates are told three days before a product is paused or deleted (screens.md B6, domain.md §2.6; decision 0221).
 * Locks: products and contracts, for a moment; new columns without a default rewrite nothing, the constraints read the tables once.
 * Undo: `down`; products whose end was announced go on.
 */
export class EndsOfProducts1795768600000 implements MigrationInterface {
  name = 'EndsOfProducts1795768600000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(
      'alter table products add column ends_at timestamptz, add column ends_by text, add column end_taken_back_at timestamptz',
    );
    await db.query(
      `alter table products add constraint products_end check
        ((ends_at is null) = (ends_by is null) and ends_by in ('pause', 'delete'))`,
    );
    await db.query('create index products_ending on products (ends_at) where ends_at is not null');
    await db.query(`create or replace view products_read as ${PRODUCTS}, ends_at, ends_by from products`);
    await db.query('alter table contracts drop constraint contracts_state_of_kind');
    await db.query(statesOf(`'REQUESTED', 'ACTIVE', 'REFUSED', 'BLOCKED', 'LEFT', 'EXPIRED'`));
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`update contracts set state = 'LEFT' where kind = 'AFFILIATION' and state = 'EXPIRED'`);
    await db.query('alter table contracts drop constraint contracts_state_of_kind');
    await db.query(statesOf(`'REQUESTED', 'ACTIVE', 'REFUSED', 'BLOCKED', 'LEFT'`));
    await db.query('drop view products_read');
    await db.query(
      'alter table products drop column ends_at, drop column ends_by, drop column end_taken_back_at',
    );
    await db.query(`create view products_read as ${PRODUCTS} from products`);
  }
}

const statesOf = (affiliation: string): string => `
alter table contracts add constraint contracts_state_of_kind check (case kind
  when 'CO_PRODUCTION' then state in ('INVITED', 'ACTIVE', 'REFUSED', 'EXPIRED', 'CANCELED')
  else state in (${affiliation}) end)`;

const PRODUCTS = `select id, platform_id, seller_name, seller_document, seller_address, support_email, support_phone, terms_url,
  guarantee_days, access_address, producer_id, upper(right(replace(id::text, '-', ''), 8)) as code, name, type, category, status,
  image_url, review_reason, submitted_at, created_at`;
