import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Why: who was about to buy and did not, so that the seller may come back to them (specification checkout.md §4, §7). The
 * seller decides for each product whether carts are kept.
 * Locks: creates a table; the new column of products has a constant default, which touches no row.
 * Undo: `down` drops both; the carts are lost.
 */
export class AbandonedCarts1793003100000 implements MigrationInterface {
  name = 'AbandonedCarts1793003100000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`alter table products add column abandoned_cart_enabled boolean not null default true`);
    await db.query(`
      create table abandoned_carts (
        id uuid not null,
        platform_id uuid not null references platforms,
        offer_id uuid not null,
        name text,
        document text,
        email text,
        phone text,
        amount bigint not null check (amount >= 0),
        currency char(3) not null,
        utm_query text,
        created_at timestamptz not null,
        updated_at timestamptz not null,
        primary key (id, platform_id),
        foreign key (offer_id, platform_id) references offers
      )`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`drop table abandoned_carts`);
    await db.query(`alter table products drop column abandoned_cart_enabled`);
  }
}
