import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Why: an encrypted card works once, whichever process receives it.
 * Locks: a new table only.
 * Undo: `down`; encrypted cards then work again until their key ids expire.
 */
export class UsedCardPayloads1793005300000 implements MigrationInterface {
  name = 'UsedCardPayloads1793005300000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      create table used_card_payloads (
        platform_id uuid not null references platforms,
        digest bytea not null check (octet_length(digest) = 32),
        stored_card_id uuid,
        order_id uuid,
        expires_at timestamptz not null,
        primary key (platform_id, digest),
        check (stored_card_id is not null or order_id is not null)
      );
      create index used_card_payloads_expiry on used_card_payloads (expires_at)`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('drop table used_card_payloads');
  }
}
