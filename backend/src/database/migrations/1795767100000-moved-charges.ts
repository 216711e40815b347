import type { MigrationInterface, QueryRunner } from 'typeorm';

const COLUMNS = `id, platform_id, order_id, status, frequency_in_days, recurrence_price, currency,
        started_at, next_charge_at, canceled_at`;

/**
 * Why: a buyer moves the next charge of a subscription (screens.md F1), within some days of the day that its interval gave.
 * Locks: subscriptions, for a moment; a new column without a default rewrites nothing.
 * Undo: `down`; moved charges stay where they are.
 */
export class MovedCharges1795767100000 implements MigrationInterface {
  name = 'MovedCharges1795767100000';

  async up(db: QueryRunner): Promise<void> {
    await db.query('alter table subscriptions add column planned_charge_at timestamptz');
    await db.query(
      `create or replace view subscriptions_read as select ${COLUMNS}, planned_charge_at from subscriptions`,
    );
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('drop view subscriptions_read');
    await db.query(`create view subscriptions_read as select ${COLUMNS} from subscriptions`);
    await db.query('alter table subscriptions drop column planned_charge_at');
  }
}
