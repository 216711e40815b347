import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Why: the defence of a dispute shows that the buyer got what was sold. So the modules of content and of customers publish what was
 * opened, downloaded, finished and mailed.
 * Locks: creates views only.
 * Undo: `down` drops them.
 */
export class TracesOfPurchases1795707539790 implements MigrationInterface {
  name = 'TracesOfPurchases1795707539790';

  async up(db: QueryRunner): Promise<void> {
    await db.query(CONTENT_ACCESS);
    await db.query(LESSONS_DONE);
    await db.query(
      'create view purchase_mails_read as select platform_id, order_id, sent_at from purchase_mails',
    );
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('drop view purchase_mails_read');
    await db.query('drop view lessons_done_read');
    await db.query('drop view content_access_read');
  }
}

const CONTENT_ACCESS = `
create view content_access_read as
  select platform_id, order_id, 'GRANTED' as kind, granted_at as at, title, 1 as times from access_grants
  union all
  select g.platform_id, g.order_id, 'DOWNLOAD', d.last_at, coalesce(f.title, g.title), d.downloads
  from access_grants g
  join file_downloads d on d.platform_id = g.platform_id and d.item_id = g.item_id
  left join product_files f on f.platform_id = d.platform_id and f.id = d.file_id`;

const LESSONS_DONE = `
create view lessons_done_read as
  select p.platform_id, p.customer_id, p.done_at, l.title from lesson_progress p
  join lessons l on l.platform_id = p.platform_id and l.id = p.lesson_id`;
