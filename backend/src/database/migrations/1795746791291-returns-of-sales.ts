import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Why: the figures of what went back lead to the sales of which something did, whole or in part (docs/decisions/0135). They are few among
 * the sales of a platform.
 * Locks: writes to `sales` while the index is built. The rows are written by the worker, so purchases go on.
 * Undo: `down`.
 */
export class ReturnsOfSales1795746791291 implements MigrationInterface {
  name = 'ReturnsOfSales1795746791291';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`create index sales_with_returns on sales (platform_id, created_at, id)
      where returned_at is not null or returned_parts <> '[]'`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('drop index sales_with_returns');
  }
}
