/** The measures of a day of sales, by the column in `sales_days`. Amounts are cents of the row's currency. */
export const MEASURES = [
  // Of the sales that were placed on the day: all, those that were ever paid, refused, and still waiting.
  ...(['placed', 'placed_gross', 'paid', 'refused', 'pending', 'pending_gross'] as const),
  // Of those that were paid on the day, whatever became of them.
  ...([
    'approved',
    'approved_gross',
    'approved_share',
    'approved_fee',
    'approved_cost',
    'approved_margin',
  ] as const),
  // Of those that went back on the day, and of parts that did: a part is no sale, so only its amounts count.
  ...(['refunded', 'refunded_gross', 'disputed', 'disputed_gross'] as const),
  ...(['returned_share', 'returned_fee', 'returned_cost', 'returned_margin'] as const),
] as const;

export type Measure = (typeof MEASURES)[number];

/** The producer, product and offer of the rows that sum up a platform. */
export const WHOLE_PLATFORM = '00000000-0000-0000-0000-000000000000';

const KEY = [
  ...[
    'platform_id',
    'producer_id',
    'day',
    'product_id',
    'offer_id',
    'layout',
    'method',
    'provider',
    'currency',
    'stripe',
    'role',
  ],
];

const RETURNED = `b.is_of in ('returned', 'part')`;

const SUMS: Readonly<Record<Measure, string>> = {
  placed: `count(*) filter (where b.is_of = 'created')`,
  placed_gross: sumOf('gross', `b.is_of = 'created'`),
  paid: `count(*) filter (where b.is_of = 'created' and s.approved_at is not null)`,
  refused: `count(*) filter (where b.is_of = 'created' and s.status = 'REJECTED')`,
  pending: `count(*) filter (where b.is_of = 'created' and s.status = 'PENDING')`,
  pending_gross: sumOf('gross', `b.is_of = 'created' and s.status = 'PENDING'`),
  approved: `count(*) filter (where b.is_of = 'approved')`,
  approved_gross: sumOf('gross', `b.is_of = 'approved'`),
  approved_share: sumOf('producer_share', `b.is_of = 'approved'`),
  approved_fee: sumOf('platform_fee', `b.is_of = 'approved'`),
  approved_cost: sumOf('gateway_cost', `b.is_of = 'approved'`),
  approved_margin: sumOf('margin', `b.is_of = 'approved'`),
  refunded: `count(*) filter (where b.is_of = 'returned' and s.status = 'REFUNDED')`,
  refunded_gross: sumOf('gross', `b.is_of = 'part' or b.is_of = 'returned' and s.status = 'REFUNDED'`),
  disputed: `count(*) filter (where b.is_of = 'returned' and s.status = 'CHARGEBACK')`,
  disputed_gross: sumOf('gross', `b.is_of = 'returned' and s.status = 'CHARGEBACK'`),
  returned_share: sumOf('producer_share', RETURNED),
  returned_fee: sumOf('platform_fee', RETURNED),
  returned_cost: sumOf('gateway_cost', RETURNED),
  returned_margin: sumOf('margin', RETURNED),
};

function sumOf(column: string, condition: string): string {
  return `coalesce(sum(b.${column}) filter (where ${condition}), 0)`;
}

/**
 * A sale counts on the day it was placed, on the day it was paid and on the day it went back, a part on its own day; for its offer, in one of sixteen
 * rows for its platform, and for each partner with the own share (decision 0191), whom what the platform earned does not concern. So a
 * sale that changes is taken out as it was and counted as it is.
 */
const SPREAD = `
cross join lateral (
  values (s.producer_id, s.product_id, s.offer_id, '', 0, 'PRODUCER', s.producer_share, 1),
    ('${WHOLE_PLATFORM}'::uuid, '${WHOLE_PLATFORM}'::uuid, '${WHOLE_PLATFORM}'::uuid, coalesce(s.provider, ''),
      ('x' || right(s.id::text, 1))::bit(4)::int, 'PRODUCER', s.producer_share, 1)
  union all
  select w.seller_id, s.product_id, s.offer_id, '', 0, w.role, w.share, 0
  from sale_partners w where w.platform_id = s.platform_id and w.sale_id = s.id
) o(producer_id, product_id, offer_id, provider, stripe, role, share, of_all)
cross join lateral (
  select coalesce(sum((p ->> 'amount')::bigint), 0) as gross, coalesce(sum((p ->> 'share')::bigint), 0) as producer_share,
    coalesce(sum((p ->> 'fee')::bigint), 0) as platform_fee, coalesce(sum((p ->> 'cost')::bigint), 0) as gateway_cost,
    coalesce(sum((p ->> 'margin')::bigint), 0) as margin
  from jsonb_array_elements(s.returned_parts) p
) before
cross join lateral (
  values ('created', s.created_at, s.gross, o.share, s.platform_fee * o.of_all, s.gateway_cost * o.of_all, s.margin * o.of_all),
    ('approved', s.approved_at, s.gross, o.share, s.platform_fee * o.of_all, s.gateway_cost * o.of_all, s.margin * o.of_all),
    ('returned', s.returned_at, s.gross - before.gross, (o.share - before.producer_share) * o.of_all,
      (s.platform_fee - before.platform_fee) * o.of_all, (s.gateway_cost - before.gateway_cost) * o.of_all,
      (s.margin - before.margin) * o.of_all)
  union all
  select 'part', (p ->> 'at')::timestamptz, (p ->> 'amount')::bigint, (p ->> 'share')::bigint * o.of_all,
    (p ->> 'fee')::bigint * o.of_all, (p ->> 'cost')::bigint * o.of_all, (p ->> 'margin')::bigint * o.of_all
  from jsonb_array_elements(s.returned_parts) p
) b(is_of, at, gross, producer_share, platform_fee, gateway_cost, margin)`;

const DAYS = `
select s.platform_id, o.producer_id, (b.at at time zone 'America/Sao_Paulo')::date::text as day, o.product_id, o.offer_id,
  coalesce(s.layout, '') as layout, coalesce(s.method, '') as method, o.provider, s.currency, o.stripe, o.role,
  ${MEASURES.map((measure) => `${SUMS[measure]} as ${measure}`).join(',\n  ')}
from sales s ${SPREAD}
where b.at is not null`;
const GROUPED = 'group by 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11';

/** How some sales count, in the order of the key: who adds to the same days at once then waits, and not in a circle. */
export const DAYS_OF_SALES = `${DAYS} and s.platform_id = :platformId and s.id = any (:ids::uuid[]) ${GROUPED} order by 2, 3, 4, 5, 6, 7, 8, 9, 10, 11`;

const COLUMNS = [...KEY, ...MEASURES];

/**
 * Adds up the days of all sales; `condition` names those of one platform. Before it the table holds none of them. The rows are written day by
 * day, as time writes them: the figures of some weeks are then found in few pages of the table.
 */
export const countAllSales = (condition = ''): string =>
  `insert into sales_days (${COLUMNS.join(', ')}) ${DAYS.replace('::date::text', '::date')} ${condition} ${GROUPED} order by 3, 1`;

export const DAY_COLUMNS = COLUMNS;
export const DAY_KEY = KEY;
