import type { MigrationInterface, QueryRunner } from 'typeorm';

const KEY = 'platform_id, producer_id, day, product_id, offer_id, layout, method, provider, currency, stripe';

/**
 * Why: co-producers and affiliates see the sales in which they have a part, and their sums (docs/decisions/0191).
 * Locks: `sales` is not written while the parts of its sales are collected, and `sales_days` while its key is built and those sums are
 * added: some seconds for a million sales.
 * Undo: `down`; `npm run sales:rebuild` collects the parts again.
 */
export class PartnersOfSales1795730817498 implements MigrationInterface {
  name = 'PartnersOfSales1795730817498';

  async up(db: QueryRunner): Promise<void> {
    await db.query(PARTNERS);
    await db.query(
      'create index sale_partners_of_seller on sale_partners (platform_id, seller_id, created_at, sale_id)',
    );
    await db.query('create view sale_partners_read as select * from sale_partners');
    await db.query('lock table sales in share mode');
    await db.query(FILL);
    await db.query(
      `alter table sales_days add column role text not null default 'PRODUCER'
        check (role in ('PRODUCER', 'CO_PRODUCER', 'AFFILIATE'))`,
    );
    await db.query('alter table sales_days drop constraint sales_days_pkey');
    await db.query(`alter table sales_days add primary key (${KEY}, role)`);
    await db.query(
      `create or replace view sales_days_read as select ${DAYS} from sales_days where role = 'PRODUCER'`,
    );
    await db.query(
      `create view partner_days_read as select platform_id, producer_id as seller_id, role, day, product_id, offer_id, currency,
        placed, approved, approved_share from sales_days where role <> 'PRODUCER'`,
    );
    await db.query(FILL_DAYS);
    await db.query(`create or replace view offers_read as ${OFFERS}, is_default from offers`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('drop view offers_read');
    await db.query(`create view offers_read as ${OFFERS} from offers`);
    await db.query('drop view partner_days_read');
    await db.query(`delete from sales_days where role <> 'PRODUCER'`);
    await db.query(`create or replace view sales_days_read as select ${DAYS} from sales_days`);
    await db.query('alter table sales_days drop constraint sales_days_pkey');
    await db.query('alter table sales_days drop column role');
    await db.query(`alter table sales_days add primary key (${KEY})`);
    await db.query('drop view sale_partners_read');
    await db.query('drop table sale_partners');
  }
}

// As they are, and which of them the link of their product leads to.
const OFFERS = `select id, platform_id, product_id,
  title, upper(right(replace(id::text, '-', ''), 8)) as code, status, type, price, fake_price, currency, created_at`;

// share: cents, as the division of the order has it. created_at: of the sale, so that an index gives the latest of a seller.
const PARTNERS = `
create table sale_partners (
  platform_id uuid not null,
  sale_id uuid not null,
  seller_id uuid not null,
  role text not null check (role in ('CO_PRODUCER', 'AFFILIATE')),
  share bigint not null check (share >= 0),
  created_at timestamptz not null,
  primary key (platform_id, sale_id, seller_id)
)`;

const FILL = `
insert into sale_partners (platform_id, sale_id, seller_id, role, share, created_at)
select s.platform_id, s.id, (e ->> 'sellerId')::uuid,
  case when bool_or(e ->> 'role' = 'affiliate') then 'AFFILIATE' else 'CO_PRODUCER' end, sum((e ->> 'amount')::bigint), s.created_at
from sales s
join orders o on o.platform_id = s.platform_id and o.id = s.id
cross join lateral jsonb_array_elements(o.division -> 'shares') e
where e ->> 'role' <> 'producer'
group by s.platform_id, s.id, e ->> 'sellerId', s.created_at`;

const MEASURES = [
  ...['placed', 'placed_gross', 'paid', 'refused', 'pending', 'pending_gross', 'approved', 'approved_gross'],
  ...['approved_share', 'approved_fee', 'approved_cost', 'approved_margin', 'refunded', 'refunded_gross'],
  ...['disputed', 'disputed_gross', 'returned_share', 'returned_fee', 'returned_cost', 'returned_margin'],
];
const DAYS = [KEY, ...MEASURES].join(', ');

/** A sale counts for a partner on the days it was placed, paid and given back, a part of it on its own day. */
const FILL_DAYS = `
insert into sales_days (${DAYS}, role)
select s.platform_id, w.seller_id, (b.at at time zone 'America/Sao_Paulo')::date, s.product_id, s.offer_id, coalesce(s.layout, ''),
  coalesce(s.method, ''), '', s.currency, 0,
  count(*) filter (where is_of = 1), coalesce(sum(b.gross) filter (where is_of = 1), 0),
  count(*) filter (where is_of = 1 and s.approved_at is not null), count(*) filter (where is_of = 1 and s.status = 'REJECTED'),
  count(*) filter (where is_of = 1 and s.status = 'PENDING'),
  coalesce(sum(b.gross) filter (where is_of = 1 and s.status = 'PENDING'), 0),
  count(*) filter (where is_of = 2), coalesce(sum(b.gross) filter (where is_of = 2), 0),
  coalesce(sum(w.share) filter (where is_of = 2), 0), 0, 0, 0,
  count(*) filter (where is_of = 3 and s.status = 'REFUNDED'),
  coalesce(sum(b.gross) filter (where is_of = 4 or is_of = 3 and s.status = 'REFUNDED'), 0),
  count(*) filter (where is_of = 3 and s.status = 'CHARGEBACK'),
  coalesce(sum(b.gross) filter (where is_of = 3 and s.status = 'CHARGEBACK'), 0), 0, 0, 0, 0, w.role
from sales s
join sale_partners w on w.platform_id = s.platform_id and w.sale_id = s.id
cross join lateral (
  select coalesce(sum((p ->> 'amount')::bigint), 0) as gross from jsonb_array_elements(s.returned_parts) p
) before
cross join lateral (
  values (1, s.created_at, s.gross), (2, s.approved_at, s.gross), (3, s.returned_at, s.gross - before.gross)
  union all
  select 4, (p ->> 'at')::timestamptz, (p ->> 'amount')::bigint from jsonb_array_elements(s.returned_parts) p
) b(is_of, at, gross)
where b.at is not null
group by 1, 2, 3, 4, 5, 6, 7, 9, w.role`;
