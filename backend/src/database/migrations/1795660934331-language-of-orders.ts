import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Why: buyers get every mail about a purchase in the language of the page on which they bought.
 * Locks: orders for a moment; the column has no default. Orders from before have none.
 * Undo: `down`; the languages are lost.
 */
export class LanguageOfOrders1795660934331 implements MigrationInterface {
  name = 'LanguageOfOrders1795660934331';

  async up(db: QueryRunner): Promise<void> {
    await db.query('alter table orders add column locale text');
    await db.query(`create or replace view orders_read as ${ORDERS}, locale from orders`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('drop view orders_read');
    await db.query(`create view orders_read as ${ORDERS} from orders`);
    await db.query('alter table orders drop column locale');
  }
}

const ORDERS = `select id, platform_id, offer_id, division, currency, recurrence_price, frequency_in_days, stored_card_id, producer_id,
  buyer_name, buyer_email, buyer_phone, buyer_document, invented, address, items_total, shipping, installments, interest, total,
  delivery_option_id, affiliate_id, utm_query, referer, customer_ip, created_at, coupon_id, coupon_code, discount, checkout_link_id`;
