import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Why: lists of sales filter by the kind of sale and by order bumps (screens.md B2). Both are rare among a million sales, so a page of
 * them needs an index, and the planner needs to know how rare. Renewals of subscriptions and upsells are kinds of their own.
 * Locks: writes to `sales` wait while the indexes are built, and all its readers while the check looks at the rows at the end: a second for
 * each million. The rows are written by the worker, so purchases go on.
 * Undo: `down`.
 */
export class KindsOfSales1795746074787 implements MigrationInterface {
  name = 'KindsOfSales1795746074787';

  async up(db: QueryRunner): Promise<void> {
    await db.query('create index sales_by_kind on sales (platform_id, kind)');
    await db.query(`create index sales_by_bump on sales (platform_id, (${HAS_BUMP}))`);
    await db.query(`alter table sales drop constraint sales_kind_check,
      add constraint sales_kind_check check (kind in ('ONE_TIME', 'SUBSCRIPTION', 'RENEWAL', 'UPSELL'))`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('drop index sales_by_bump');
    await db.query('drop index sales_by_kind');
    await db.query(`alter table sales drop constraint sales_kind_check,
      add constraint sales_kind_check check (kind in ('ONE_TIME', 'SUBSCRIPTION'))`);
  }
}

/** As the filter of the lists writes it. */
const HAS_BUMP = `case when bumps > 0 then 'YES' else 'NO' end`;
