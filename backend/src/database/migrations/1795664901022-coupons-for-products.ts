import type { MigrationInterface, QueryRunner } from 'typeorm';

const FORMER = `
  select c.id, c.platform_id, c.producer_id, c.code, c.status, c.kind, c.value, c.currency, c.methods, c.cycles, c.valid_from,
    c.valid_until, c.max_uses, c.created_at`;

/** What coupons are limited to, for the pages that offer the field of a coupon. */
export class CouponsForProducts1795664901022 implements MigrationInterface {
  name = 'CouponsForProducts1795664901022';

  async up(db: QueryRunner): Promise<void> {
    await db.query(
      `create or replace view coupons_read as ${FORMER}, c.product_ids, c.offer_ids from coupons c`,
    );
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('drop view coupons_read');
    await db.query(`create view coupons_read as ${FORMER} from coupons c`);
  }
}
