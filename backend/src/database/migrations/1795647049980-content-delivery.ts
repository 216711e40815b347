import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Why: buyers get what they paid for (screens.md B7, F2). `product_files` are the files of a product, `access_grants` what each bought
 * item opens, `file_downloads` how often a file was downloaded with a grant.
 * Locks: creates three tables and a view.
 * Undo: `down` drops them. The files remain in the object storage.
 */
export class ContentDelivery1795647049980 implements MigrationInterface {
  name = 'ContentDelivery1795647049980';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      create table product_files (
        platform_id uuid not null,
        id uuid not null,
        product_id uuid not null,
        title text not null,
        object_key text not null,
        content_type text not null,
        bytes integer not null check (bytes > 0),
        sha256 bytea not null,
        download_limit integer check (download_limit between 1 and 1000),
        position integer not null,
        created_at timestamptz not null,
        version integer not null default 1,
        updated_by text,
        updated_at timestamptz,
        primary key (platform_id, id)
      )`);
    await db.query(
      'create index product_files_of_product on product_files (platform_id, product_id, position, id)',
    );
    await db.query(`
      create table access_grants (
        platform_id uuid not null,
        item_id uuid not null,
        order_id uuid not null,
        product_id uuid not null,
        title text not null,
        status text not null check (status in ('ACTIVE', 'REVOKED')),
        reason text check (reason in ('REFUNDED', 'CHARGEBACK', 'OTHER')),
        granted_at timestamptz not null,
        changed_at timestamptz not null,
        primary key (platform_id, item_id),
        check ((status = 'REVOKED') = (reason is not null))
      )`);
    await db.query('create index access_grants_of_order on access_grants (platform_id, order_id)');
    await db.query(`
      create table file_downloads (
        platform_id uuid not null,
        item_id uuid not null,
        file_id uuid not null,
        downloads integer not null check (downloads > 0),
        last_at timestamptz not null,
        primary key (platform_id, item_id, file_id)
      )`);
    await db.query(`
      create view delivered_products_read as
        select platform_id, product_id from product_files group by platform_id, product_id`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('drop view delivered_products_read');
    for (const table of ['file_downloads', 'access_grants', 'product_files'])
      await db.query(`drop table ${table}`);
  }
}
