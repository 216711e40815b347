import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Why: a platform may name the networks from which its staff use the administration (screens.md A3; decision 0215).
 * Locks: platforms gets a column with a constant default, so it is not rewritten.
 * Undo: `down` drops the column, with the lists: staff then sign in from everywhere.
 */
export class StaffAddresses1795768320000 implements MigrationInterface {
  name = 'StaffAddresses1795768320000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`alter table platforms add column staff_addresses text[] not null default '{}'`);
    await db.query(
      'create view platform_staff_addresses_read as select id as platform_id, staff_addresses from platforms',
    );
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('drop view platform_staff_addresses_read');
    await db.query('alter table platforms drop column staff_addresses');
  }
}
