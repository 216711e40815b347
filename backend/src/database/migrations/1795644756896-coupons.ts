import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Why: sellers give coupons (docs/decisions/0136). An order keeps which one it used and what it took off, by item, so that a refund gives
 * back exactly what was paid; the rows of sales show both.
 * Locks: `orders`, `order_items` and `sales` get columns, without being rewritten; views get columns at their end. The two indexes hold
 * no row yet; writes wait while the tables are read: seconds for a million rows.
 * Undo: `down`; which orders used a coupon is lost, their amounts stay.
 */
export class Coupons1795644756896 implements MigrationInterface {
  name = 'Coupons1795644756896';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      create table coupons (
        platform_id uuid not null,
        id uuid not null,
        producer_id uuid not null,
        code text not null check (code ~ '^[A-Z0-9_-]{3,30}$'),
        status text not null check (status in ('ACTIVE', 'PAUSED', 'DELETED')),
        kind text not null check (kind in ('PERCENT', 'AMOUNT')),
        value bigint not null check (value > 0 and (kind = 'AMOUNT' or value <= 9900)),
        currency char(3) not null,
        product_ids uuid[] not null,
        offer_ids uuid[] not null,
        methods text[] not null check (methods <@ array['PIX', 'CREDIT_CARD', 'BILLET'] and cardinality(methods) > 0),
        cycles text not null check (cycles in ('FIRST', 'ALL')),
        valid_from timestamptz,
        valid_until timestamptz,
        max_uses integer check (max_uses > 0),
        max_uses_per_buyer integer check (max_uses_per_buyer > 0),
        created_at timestamptz not null,
        version integer not null default 1,
        updated_by text,
        updated_at timestamptz,
        primary key (platform_id, id),
        foreign key (producer_id, platform_id) references users (id, platform_id)
      )`);
    await db.query(
      `create unique index coupons_code on coupons (platform_id, producer_id, code) where status <> 'DELETED'`,
    );
    await db.query('create index coupons_of_producer on coupons (platform_id, producer_id, created_at, id)');
    await db.query(`
      alter table orders add column coupon_id uuid, add column coupon_code text, add column discount bigint not null default 0,
        add constraint orders_discount_check check (discount >= 0 and (coupon_id is not null or discount = 0)) not valid`);
    await db.query(
      'create index orders_of_coupon on orders (platform_id, coupon_id) where coupon_id is not null',
    );
    await db.query('alter table order_items add column discount bigint not null default 0');
    await db.query(
      'alter table sales add column coupon_code text, add column discount bigint not null default 0',
    );
    await db.query(
      'create index sales_of_coupon on sales (platform_id, lower(coupon_code)) where coupon_code is not null',
    );
    await db.query('create or replace view sales_read as select * from sales');
    await db.query(
      `create or replace view orders_read as ${ORDERS}, coupon_id, coupon_code, discount from orders`,
    );
    await db.query(`create or replace view order_items_read as ${ITEMS}, discount from order_items`);
    await db.query(`
      create view coupons_read as
      select c.id, c.platform_id, c.producer_id, c.code, c.status, c.kind, c.value, c.currency, c.methods, c.cycles, c.valid_from,
        c.valid_until, c.max_uses, c.created_at
      from coupons c`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('drop view coupons_read');
    await db.query('drop view order_items_read');
    await db.query(`create view order_items_read as ${ITEMS} from order_items`);
    await db.query('drop view orders_read');
    await db.query(`create view orders_read as ${ORDERS} from orders`);
    await db.query('drop view sales_read');
    await db.query('alter table sales drop column coupon_code, drop column discount');
    await db.query('create view sales_read as select * from sales');
    await db.query('alter table order_items drop column discount');
    await db.query('drop index orders_of_coupon');
    await db.query('alter table orders drop constraint orders_discount_check');
    await db.query('alter table orders drop column coupon_id, drop column coupon_code, drop column discount');
    await db.query('drop table coupons');
  }
}

const ORDERS = `select id, platform_id, offer_id, division, currency, recurrence_price, frequency_in_days, stored_card_id, producer_id,
  buyer_name, buyer_email, buyer_phone, buyer_document, invented, address, items_total, shipping, installments, interest, total,
  delivery_option_id, affiliate_id, utm_query, referer, customer_ip, created_at`;
const ITEMS =
  'select id, platform_id, order_id, kind, offer_id, product_id, title, unit_price, quantity, tangible, position';
