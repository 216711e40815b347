import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Why: lists of sellers by revenue and by profit sum up days (docs/decisions/0187). What the platform earned with a seller is summed from the
 * ledger by a job.
 * Locks: writes to `sales_days`, and so changes of sales, wait while its index is built: a second for each million rows.
 * Undo: `down`; the job sums up again.
 */
export class SellerEarnings1795717731865 implements MigrationInterface {
  name = 'SellerEarnings1795717731865';

  async up(db: QueryRunner): Promise<void> {
    await db.query('create index sales_days_by_day on sales_days (platform_id, day)');
    await db.query(EARNINGS);
    await db.query('create view seller_earnings_days_read as select * from seller_earnings_days');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('drop view seller_earnings_days_read');
    await db.query('drop table seller_earnings_days');
    await db.query('drop index sales_days_by_day');
  }
}

// Days come first: a list reads some days of all sellers.
const EARNINGS = `
create table seller_earnings_days (
  platform_id uuid not null references platforms,
  day date not null,
  seller_id uuid not null,
  currency char(3) not null,
  fees bigint not null,
  interest bigint not null,
  cost bigint not null,
  losses bigint not null,
  commission bigint not null,
  anticipation bigint not null,
  withdrawals bigint not null,
  others bigint not null,
  primary key (platform_id, day, seller_id, currency)
)`;
