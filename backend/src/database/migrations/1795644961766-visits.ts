import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Why: sellers see how many visits of a checkout become started forms, purchases and payments. Visits are numbers of a day, without
 * anything about a person; the `visits` module adds to them every few seconds (docs/decisions/0145).
 * Locks: creates a table.
 * Undo: `down` drops it, and the numbers are lost.
 */
export class Visits1795644961766 implements MigrationInterface {
  name = 'Visits1795644961766';

  async up(db: QueryRunner): Promise<void> {
    // The rows of the producer 0 are the sums of the platform, without product and offer.
    await db.query(`
      create table visit_days (
        platform_id uuid not null,
        producer_id uuid not null,
        day date not null,
        product_id uuid not null,
        offer_id uuid not null,
        layout text not null,
        variant text not null,
        views bigint not null,
        starts bigint not null,
        primary key (platform_id, producer_id, day, offer_id, layout, variant)
      )`);
    await db.query('create view visit_days_read as select * from visit_days');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('drop view visit_days_read');
    await db.query('drop table visit_days');
  }
}
