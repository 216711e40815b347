import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Why: a seller compares two checkouts of an offer: each visitor is shown one of them, and an order keeps which (docs/decisions/0150).
 * Locks: creates a table; `orders` gets two nullable columns, without being rewritten, and an index that holds no row yet: writes wait
 * while the table is read, seconds for a million rows. A view gets two columns at its end.
 * Undo: `down`; running comparisons end, and which order came from which checkout is lost.
 */
export class CheckoutTests1795661200000 implements MigrationInterface {
  name = 'CheckoutTests1795661200000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      create table checkout_tests (
        platform_id uuid not null,
        id uuid not null,
        producer_id uuid not null,
        offer_id uuid not null,
        first_id uuid,
        second_id uuid not null,
        status text not null check (status in ('RUNNING', 'ENDED')),
        winner text check (winner in ('A', 'B')),
        started_at timestamptz not null,
        ended_at timestamptz,
        version integer not null default 1,
        updated_by text,
        updated_at timestamptz,
        primary key (platform_id, id),
        foreign key (offer_id, platform_id) references offers (id, platform_id),
        check (first_id is distinct from second_id),
        check ((status = 'ENDED') = (ended_at is not null))
      )`);
    await db.query(
      `create unique index checkout_tests_running on checkout_tests (platform_id, offer_id) where status = 'RUNNING'`,
    );
    await db.query(
      'create index checkout_tests_of_offer on checkout_tests (platform_id, offer_id, started_at)',
    );
    await db.query(`
      create view checkout_tests_read as
      select id, platform_id, producer_id, offer_id, status, winner, started_at, ended_at from checkout_tests`);
    await db.query(`
      alter table orders add column checkout_test_id uuid,
        add column checkout_variant text check (checkout_variant in ('A', 'B'))`);
    await db.query(
      'create index orders_of_checkout_test on orders (platform_id, checkout_test_id) where checkout_test_id is not null',
    );
    await db.query(
      `create or replace view orders_read as ${ORDERS}, checkout_test_id, checkout_variant from orders`,
    );
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('drop view orders_read');
    await db.query(`create view orders_read as ${ORDERS} from orders`);
    await db.query('drop index orders_of_checkout_test');
    await db.query('alter table orders drop column checkout_test_id, drop column checkout_variant');
    await db.query('drop view checkout_tests_read');
    await db.query('drop table checkout_tests');
  }
}

const ORDERS = `select id, platform_id, offer_id, division, currency, recurrence_price, frequency_in_days, stored_card_id, producer_id,
  buyer_name, buyer_email, buyer_phone, buyer_document, invented, address, items_total, shipping, installments, interest, total,
  delivery_option_id, affiliate_id, utm_query, referer, customer_ip, created_at, coupon_id, coupon_code, discount, checkout_link_id,
  locale`;
