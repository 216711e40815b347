import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Why: what a person approved of the payment pages, and when they are checked next (PCI DSS 11.6.1).
 * The kinds of attention items are listed in one place, the type `NewReviewItem`; the database checks only how they are spelt.
 * Locks: a new table, and a check as NOT VALID in the place of another, which reads no row.
 * Undo: `down` drops the table. The wider check stays: rows of a new kind would break the former one.
 */
export class PaymentPageChecks1793005400000 implements MigrationInterface {
  name = 'PaymentPageChecks1793005400000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
create table payment_page_checks (
  platform_id uuid primary key references platforms (id),
  due_at timestamptz not null,
  approved jsonb,
  approved_at timestamptz,
  approved_by text,
  reason text,
  checked_at timestamptz,
  changes jsonb not null default '[]',
  check ((approved is null) = (approved_at is null) and (approved is null) = (approved_by is null))
)`);
    await db.query(`
alter table attention_items drop constraint attention_items_kind_check,
  add constraint attention_items_kind_check check (kind ~ '^[A-Z][A-Z_]{2,39}$') not valid`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('drop table payment_page_checks');
  }
}
