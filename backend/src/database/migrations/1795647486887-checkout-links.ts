import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Why: sellers make links straight to a checkout, with a quantity, a buyer, a coupon and limits (docs/decisions/0137). An order keeps
 * the link that it came from, so that uses are counted from orders.
 * Locks: `orders` gets a nullable column, without being rewritten; a view gets a column at its end. The index holds no row yet; writes
 * wait while the table is read: seconds for a million rows.
 * Undo: `down`; which orders came from which link is lost.
 */
export class CheckoutLinks1795647486887 implements MigrationInterface {
  name = 'CheckoutLinks1795647486887';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      create table checkout_links (
        platform_id uuid not null,
        id uuid not null,
        producer_id uuid not null,
        offer_id uuid not null,
        code text not null check (code ~ '^[A-Za-z0-9]{10}$'),
        name text not null,
        status text not null check (status in ('ACTIVE', 'PAUSED')),
        quantity integer not null check (quantity between 1 and 100),
        buyer jsonb not null,
        coupon_code text,
        method text check (method in ('PIX', 'CREDIT_CARD', 'BILLET')),
        utm_query text,
        expires_at timestamptz,
        max_uses integer check (max_uses > 0),
        idempotency_key text,
        request_hash text,
        created_at timestamptz not null,
        version integer not null default 1,
        updated_by text,
        updated_at timestamptz,
        primary key (platform_id, id),
        foreign key (producer_id, platform_id) references users (id, platform_id),
        foreign key (offer_id, platform_id) references offers (id, platform_id)
      )`);
    await db.query('create unique index checkout_links_code on checkout_links (platform_id, code)');
    await db.query('create index checkout_links_by_code on checkout_links (code)');
    await db.query(
      `create unique index checkout_links_key on checkout_links (platform_id, producer_id, idempotency_key)
        where idempotency_key is not null`,
    );
    await db.query(
      'create index checkout_links_of_producer on checkout_links (platform_id, producer_id, created_at, id)',
    );
    await db.query('alter table orders add column checkout_link_id uuid');
    await db.query(
      'create index orders_of_checkout_link on orders (platform_id, checkout_link_id) where checkout_link_id is not null',
    );
    await db.query(`create or replace view orders_read as ${ORDERS}, checkout_link_id from orders`);
    await db.query(`
      create view checkout_links_read as
      select id, platform_id, producer_id, offer_id, code, name, status, quantity, coupon_code, method, expires_at, max_uses, created_at
      from checkout_links`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('drop view checkout_links_read');
    await db.query('drop view orders_read');
    await db.query(`create view orders_read as ${ORDERS} from orders`);
    await db.query('drop index orders_of_checkout_link');
    await db.query('alter table orders drop column checkout_link_id');
    await db.query('drop table checkout_links');
  }
}

const ORDERS = `select id, platform_id, offer_id, division, currency, recurrence_price, frequency_in_days, stored_card_id, producer_id,
  buyer_name, buyer_email, buyer_phone, buyer_document, invented, address, items_total, shipping, installments, interest, total,
  delivery_option_id, affiliate_id, utm_query, referer, customer_ip, created_at, coupon_id, coupon_code, discount`;
