import type { MigrationInterface, QueryRunner } from 'typeorm';

const PLATFORM = '00000000-0000-0000-0000-000000000000';

/**
 * Why: the ranking of sellers reads one row of each seller and day (docs/decisions/0220).
 * Locks: writes to `sales_days`, and so changes of sales, wait while its rows are summed up: ten to twenty seconds for a million. Sales that a process
 * of the former version records afterwards are missing until `npm run sales:rebuild`.
 * Undo: `down`.
 */
export class SalesOfSellersByDay1795768800000 implements MigrationInterface {
  name = 'SalesOfSellersByDay1795768800000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(SELLER_DAYS);
    await db.query('create view seller_sales_days_read as select * from seller_sales_days');
    await db.query('lock table sales_days in share mode');
    await db.query(FILL);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('drop view seller_sales_days_read');
    await db.query('drop table seller_sales_days');
  }
}

// Days come first: a ranking reads some days of all sellers. Rows change often, and room beside them keeps them in their pages. A statement
// reads some weeks of it in less time than processes need to begin to read it together.
const SELLER_DAYS = `
create table seller_sales_days (
  platform_id uuid not null,
  day date not null,
  seller_id uuid not null,
  currency char(3) not null,
  approved bigint not null,
  approved_gross bigint not null,
  approved_pix bigint not null,
  approved_card bigint not null,
  approved_billet bigint not null,
  refunded_gross bigint not null,
  disputed_gross bigint not null,
  primary key (platform_id, day, seller_id, currency)
) with (fillfactor = 70, parallel_workers = 0)`;

/** What the producers sold, without the parts of partners and the sums of the platform. */
const FILL = `
insert into seller_sales_days
select platform_id, day, producer_id, currency, sum(approved), sum(approved_gross),
  coalesce(sum(approved_gross) filter (where method = 'PIX'), 0),
  coalesce(sum(approved_gross) filter (where method = 'CREDIT_CARD'), 0),
  coalesce(sum(approved_gross) filter (where method = 'BILLET'), 0), sum(refunded_gross), sum(disputed_gross)
from sales_days
where role = 'PRODUCER' and producer_id <> '${PLATFORM}'
  and (approved <> 0 or approved_gross <> 0 or refunded_gross <> 0 or disputed_gross <> 0)
group by 1, 2, 3, 4 order by 2, 1, 3, 4`;
