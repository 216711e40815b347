import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Why: sellers say how they trade and how buyers reach them, and which mails they want (screens.md B15).
 * Locks: creates a table only.
 * Undo: `down` drops it, with what sellers entered.
 */
export class SellerProfiles1795633899077 implements MigrationInterface {
  name = 'SellerProfiles1795633899077';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      create table seller_profiles (
        platform_id uuid not null,
        seller_id uuid not null,
        trade_name text,
        address text,
        support_email text,
        support_phone text,
        notifications jsonb not null default '{}',
        version integer not null default 1,
        updated_at timestamptz not null,
        primary key (platform_id, seller_id)
      )`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('drop table seller_profiles');
  }
}
