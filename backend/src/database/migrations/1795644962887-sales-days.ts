import type { MigrationInterface, QueryRunner } from 'typeorm';

const PLATFORM = '00000000-0000-0000-0000-000000000000';

/**
 * Why: dashboards show sums of a period and of the one before. The sums of each day are kept, of every offer and of every platform, and
 * move with the rows of sales (docs/decisions/0146). A sale knows the layout in which it was bought.
 * Locks: `sales` gets a column without being rewritten and is not written while its rows are summed up: some seconds for a million.
 * Undo: `down`; the layouts of sales are lost. `npm run sales:rebuild` sums up again.
 */
export class SalesDays1795644962887 implements MigrationInterface {
  name = 'SalesDays1795644962887';

  async up(db: QueryRunner): Promise<void> {
    await db.query('alter table sales add column layout text');
    await db.query('create or replace view sales_read as select * from sales');
    // Fewer columns fit one line, and every row changes often.
    await db.query(`
      create table sales_days (
        platform_id uuid not null,
        producer_id uuid not null,
        day date not null,
        product_id uuid not null,
        offer_id uuid not null,
        layout text not null,
        method text not null,
        provider text not null,
        currency char(3) not null,
        stripe smallint not null,
        ${MEASURES.map((name) => `${name} bigint not null`).join(', ')},
        primary key (platform_id, producer_id, day, product_id, offer_id, layout, method, provider, currency, stripe)
      ) with (fillfactor = 70)`);
    await db.query('create view sales_days_read as select * from sales_days');
    await db.query('lock table sales in share mode');
    await db.query(FILL);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('drop view sales_days_read');
    await db.query('drop table sales_days');
    await db.query('drop view sales_read');
    await db.query('alter table sales drop column layout');
    await db.query('create view sales_read as select * from sales');
  }
}

const MEASURES = [
  ...['placed', 'placed_gross', 'paid', 'refused', 'pending', 'pending_gross', 'approved', 'approved_gross'],
  ...['approved_share', 'approved_fee', 'approved_cost', 'approved_margin', 'refunded', 'refunded_gross'],
  ...['disputed', 'disputed_gross', 'returned_share', 'returned_fee', 'returned_cost', 'returned_margin'],
];

/** A sale counts on the days it was placed, paid and given back; for its offer, and for its platform in one of sixteen rows. */
const FILL = `
insert into sales_days
select s.platform_id, o.producer_id, (b.at at time zone 'America/Sao_Paulo')::date, o.product_id, o.offer_id, '',
  coalesce(s.method, ''), o.provider, s.currency, o.stripe,
  count(*) filter (where is_of = 1), coalesce(sum(gross) filter (where is_of = 1), 0),
  count(*) filter (where is_of = 1 and approved_at is not null), count(*) filter (where is_of = 1 and status = 'REJECTED'),
  count(*) filter (where is_of = 1 and status = 'PENDING'),
  coalesce(sum(gross) filter (where is_of = 1 and status = 'PENDING'), 0),
  count(*) filter (where is_of = 2), coalesce(sum(gross) filter (where is_of = 2), 0),
  coalesce(sum(producer_share) filter (where is_of = 2), 0), coalesce(sum(platform_fee) filter (where is_of = 2), 0),
  coalesce(sum(gateway_cost) filter (where is_of = 2), 0), coalesce(sum(margin) filter (where is_of = 2), 0),
  count(*) filter (where is_of = 3 and status = 'REFUNDED'),
  coalesce(sum(gross) filter (where is_of = 3 and status = 'REFUNDED'), 0),
  count(*) filter (where is_of = 3 and status = 'CHARGEBACK'),
  coalesce(sum(gross) filter (where is_of = 3 and status = 'CHARGEBACK'), 0),
  coalesce(sum(producer_share) filter (where is_of = 3), 0), coalesce(sum(platform_fee) filter (where is_of = 3), 0),
  coalesce(sum(gateway_cost) filter (where is_of = 3), 0), coalesce(sum(margin) filter (where is_of = 3), 0)
from sales s
cross join lateral (values (s.producer_id, s.product_id, s.offer_id, '', 0),
  ('${PLATFORM}'::uuid, '${PLATFORM}'::uuid, '${PLATFORM}'::uuid, coalesce(s.provider, ''), ('x' || right(s.id::text, 1))::bit(4)::int)
) o(producer_id, product_id, offer_id, provider, stripe)
cross join lateral (values (1, s.created_at), (2, s.approved_at), (3, s.returned_at)) b(is_of, at)
where b.at is not null
group by 1, 2, 3, 4, 5, 6, 7, 8, 9, 10`;
