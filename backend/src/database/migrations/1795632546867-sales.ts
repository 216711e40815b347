import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Why: lists and dashboards of sales filter and sort by seller, state, buyer and method among millions of orders. One row for each
 * order holds what they need; the `sales` module keeps it up to date from events (docs/decisions/0131).
 * Locks: creates a table; views get columns at their end.
 * Undo: `down` drops the table. `npm run sales:rebuild` fills it again.
 */
export class Sales1795632546867 implements MigrationInterface {
  name = 'Sales1795632546867';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      create table sales (
        platform_id uuid not null,
        id uuid not null,
        code text generated always as (upper(right(replace(id::text, '-', ''), 8))) stored,
        producer_id uuid not null,
        product_id uuid not null,
        product_name text not null,
        offer_id uuid not null,
        offer_title text not null,
        bumps integer not null,
        kind text not null check (kind in ('ONE_TIME', 'SUBSCRIPTION')),
        buyer_name text not null,
        buyer_email text not null,
        buyer_phone text not null,
        buyer_document text not null,
        payment_id uuid,
        method text,
        installments integer not null,
        status text not null,
        native_status text,
        provider text,
        reference text,
        gross bigint not null,
        currency char(3) not null,
        producer_share bigint not null,
        platform_fee bigint not null,
        gateway_cost bigint not null,
        margin bigint not null,
        affiliate_id text,
        utm_source text,
        utm_campaign text,
        created_at timestamptz not null,
        approved_at timestamptz,
        returned_at timestamptz,
        primary key (platform_id, id)
      )`);
    for (const index of INDEXES) await db.query(index);
    await db.query('create view sales_read as select * from sales');
    await db.query(`create or replace view orders_read as ${ORDERS}, producer_id, buyer_name, buyer_email, buyer_phone,
      buyer_document, invented, address, items_total, shipping, installments, interest, total, delivery_option_id, affiliate_id,
      utm_query, referer, customer_ip, created_at from orders`);
    await db.query(`create view order_items_read as
      select id, platform_id, order_id, kind, offer_id, product_id, title, unit_price, quantity, tangible, position from order_items`);
    await db.query(`create or replace view payments_read as ${PAYMENTS}, reason, native_status, expires_at, created_at, updated_at
      from payments`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('drop view payments_read');
    await db.query(`create view payments_read as ${PAYMENTS} from payments`);
    await db.query('drop view order_items_read');
    await db.query('drop view orders_read');
    await db.query(`create view orders_read as ${ORDERS} from orders`);
    await db.query('drop view sales_read');
    await db.query('drop table sales');
  }
}

const INDEXES = [
  'create index sales_by_time on sales (platform_id, created_at, id)',
  'create index sales_by_status on sales (platform_id, status, created_at, id)',
  'create index sales_of_producer on sales (platform_id, producer_id, created_at, id)',
  'create index sales_of_producer_by_status on sales (platform_id, producer_id, status, created_at, id)',
  'create index sales_of_product on sales (platform_id, product_id, created_at, id)',
  'create index sales_by_code on sales (platform_id, lower(code))',
  'create index sales_by_email on sales (platform_id, buyer_email text_pattern_ops)',
  'create index sales_by_buyer on sales (platform_id, lower(buyer_name) text_pattern_ops)',
  'create index sales_by_document on sales (platform_id, buyer_document)',
  'create index sales_by_reference on sales (platform_id, lower(reference))',
];

const ORDERS =
  'select id, platform_id, offer_id, division, currency, recurrence_price, frequency_in_days, stored_card_id';
const PAYMENTS =
  'select id, platform_id, order_id, method, amount, currency, status, confirming, captured, approved_at';
