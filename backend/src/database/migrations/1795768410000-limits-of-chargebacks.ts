import type { MigrationInterface, QueryRunner } from 'typeorm';

const ATTEMPTS = `select id, platform_id, payment_id, gateway_account_id, turn, provider, reference, state, webhook_token, created_at,
  answered_at, provider_data ->> 'endToEndId' as end_to_end_id`;

/**
 * Why: card networks watch the chargebacks of a month; staff see sellers and brands above the limits of the platform, and are told once.
 * Locks: sales, for a moment; a new column without a default rewrites nothing.
 * Undo: `down`; the brands of sales are still in `attempts.route`.
 */
export class LimitsOfChargebacks1795768410000 implements MigrationInterface {
  name = 'LimitsOfChargebacks1795768410000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(
      `create or replace view attempts_read as ${ATTEMPTS}, route ->> 'brand' as card_brand from attempts`,
    );
    await db.query('alter table sales add column card_brand text');
    await db.query('create or replace view sales_read as select * from sales');
    await db.query(`
      create table chargeback_notices (
        platform_id uuid not null references platforms (id),
        id uuid not null,
        month text not null check (month ~ '^[0-9]{4}-[0-9]{2}$'),
        kind text not null check (kind in ('SELLER', 'BRAND')),
        subject text not null,
        chargebacks integer not null,
        disputed bigint not null,
        sold bigint not null,
        created_at timestamptz not null,
        primary key (platform_id, id)
      )`);
    await db.query(
      'create unique index chargeback_notices_once on chargeback_notices (platform_id, month, kind, subject)',
    );
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('drop table chargeback_notices');
    await db.query('drop view sales_read');
    await db.query('alter table sales drop column card_brand');
    await db.query('create view sales_read as select * from sales');
    await db.query('drop view attempts_read');
    await db.query(`create view attempts_read as ${ATTEMPTS} from attempts`);
  }
}
