import type { Client } from 'pg';
import { countAllSales, countAllSellerDays } from '../../modules/sales/index.js';
import { PLATFORM_A, PLATFORM_B } from '../platforms.js';
import { asColumns } from './columns.js';
import { addMoney } from './money.js';
import { BULK_DOMAIN } from './people.js';
import { BUMP_ITEM, MAIN_ITEM, type Shape } from './shapes.js';

/** What the idempotency keys of the made-up orders begin with. */
export const BULK_KEY = 'volume-';

/** A UUIDv7 of an instant, which ends with the number of the order; `kind` is one hexadecimal digit. */
const id = (at: string, kind: string, last = `lpad(to_hex(n), 14, '0')`): string =>
  `(lpad(to_hex((extract(epoch from ${at}) * 1000)::bigint), 12, '0') || '7' || lpad(to_hex(n & 4095), 3, '0') || '8${kind}' || ${last})::uuid`;

/** An even number below `below`, the same for the same order. */
const drawn = (seed: number, below: number): string =>
  `(hashint8extended(n, ${seed}) & 9223372036854775807) % ${below}`;

const STAGE_SHAPES = `
create temp table bulk_shapes on commit drop as
select * from unnest($1::int[], $2::uuid[], $3::uuid[], $4::uuid[], $5::text[], $6::text[], $7::int[], $8::bigint[], $9::bigint[],
  $10::text[], $11::bigint[], $12::bigint[], $13::bigint[], $14::bigint[], $15::uuid[], $16::uuid[], $17::text[], $18::bigint[],
  $19::uuid[], $20::uuid[], $21::text[], $22::bigint[])
as shape(shape, platform_id, seller_id, gateway_account_id, provider, method, installments, items_total, total, division,
  producer_share, platform_fee, gateway_cost, margin, main_offer, main_product, main_title, main_price, bump_offer, bump_product,
  bump_title, bump_price)`;

const STAGE_BUYERS = `
create temp table bulk_buyers on commit drop as
select platform_id, (row_number() over (partition by platform_id order by id)) - 1 as place, name, email, phone, document
from users where role = 'CUSTOMER' and platform_id = any ($1::uuid[]) and email like '%@${BULK_DOMAIN}'`;

/**
 * What happened with each order. Sales are spread over the last twelve months, ascending; the first shapes sell most. Of a hundred
 * orders some 75 are paid, 5 of them given back; the others are waiting, expired or refused.
 */
const STAGE_ORDERS = `
create temp table bulk_orders on commit drop as
select n, at, d.shape, s.platform_id, s.method, d.outcome, stripe,
  case d.outcome when 'WON' then 'APPROVED' else d.outcome end as status,
  ${id('at', 'a')} as order_id, ${id('at', 'b')} as main_id, ${id('at', 'c')} as bump_id, ${id('at', 'e')} as attempt_id,
  ${id('at', 'd', `lpad(to_hex(n), 13, '0') || to_hex(stripe)`)} as payment_id,
  case when d.outcome in ('APPROVED', 'REFUNDED', 'CHARGEBACK', 'WON') then least($4::timestamptz, at + case s.method
    when 'PIX' then interval '40 seconds' * (1 + ${drawn(5, 20)}) when 'BILLET' then interval '1 hour' * (4 + ${drawn(5, 40)})
    else interval '3 seconds' end) end as approved_at,
  case when d.outcome in ('REFUNDED', 'CHARGEBACK', 'WON') then at + interval '1 hour' * (72 + ${drawn(6, 380)}) end as returned_at,
  ${drawn(7, 1_000_000_007)} as buyer
from (
  select n, at, shape, shape % 16 as stripe, shape_method, case
    when drawn < 700 then 'APPROVED'
    when drawn < 790 then case when shape_method = 'CREDIT_CARD' then 'REJECTED' when at > $4::timestamptz - interval '3 days' then 'PENDING' else 'CANCELED' end
    when drawn < 900 then case when shape_method = 'CREDIT_CARD' then 'REJECTED' else 'CANCELED' end
    when drawn < 940 or at > $4::timestamptz - interval '30 days' then 'APPROVED'
    when drawn < 985 then 'REFUNDED'
    when shape_method <> 'CREDIT_CARD' then 'APPROVED'
    when drawn < 995 then 'CHARGEBACK'
    else 'WON' end as outcome
  from (
    select n, $4::timestamptz - interval '365 days' * (1 - (n - $1)::float8 / ($2 - $1 + 1)) as at,
      floor($3 * power((${drawn(2, 1_000_000)}) / 1000000.0, 2))::int as shape, ${drawn(3, 1000)} as drawn
    from generate_series($1 + 1, $2) n
  ) numbers
  join (select shape as shape_of, method as shape_method from bulk_shapes) methods on shape_of = shape
) d
join bulk_shapes s on s.shape = d.shape
order by n`;

/** Of each staged order its buyer. */
const BUYERS = `
join (select platform_id, count(*) as buyers from bulk_buyers group by platform_id) counted on counted.platform_id = b.platform_id
join bulk_buyers buyer on buyer.platform_id = b.platform_id and buyer.place = b.buyer % counted.buyers`;

const ORDERS = `
insert into orders (id, platform_id, offer_id, producer_id, idempotency_key, request_hash, buyer_name, buyer_email, buyer_phone,
  buyer_document, currency, items_total, shipping, total, upsell_token, division, created_at, installments, interest)
select b.order_id, b.platform_id, s.main_offer, s.seller_id, '${BULK_KEY}' || b.n, '', buyer.name, buyer.email, buyer.phone,
  buyer.document, 'BRL', s.items_total, 0, s.total, replace(gen_random_uuid()::text, '-', ''),
  replace(replace(s.division, '${MAIN_ITEM}', b.main_id::text), '${BUMP_ITEM}', b.bump_id::text)::jsonb, b.at, s.installments,
  s.total - s.items_total
from bulk_orders b join bulk_shapes s on s.shape = b.shape ${BUYERS}`;

const ITEMS = `
insert into order_items (id, platform_id, order_id, kind, offer_id, product_id, title, unit_price, quantity, tangible, position)
select b.main_id, b.platform_id, b.order_id, 'MAIN', s.main_offer, s.main_product, s.main_title, s.main_price, 1, false, 0
from bulk_orders b join bulk_shapes s on s.shape = b.shape
union all
select b.bump_id, b.platform_id, b.order_id, 'BUMP', s.bump_offer, s.bump_product, s.bump_title, s.bump_price, 1, false, 1
from bulk_orders b join bulk_shapes s on s.shape = b.shape where s.bump_offer is not null`;

const PAYMENTS = `
insert into payments (id, platform_id, order_id, method, amount, currency, status, confirming, captured, reason, native_status,
  expires_at, approved_at, created_at, updated_at, restored)
select b.payment_id, b.platform_id, b.order_id, b.method, s.total, 'BRL', b.status, false, b.approved_at is not null,
  case b.status when 'REJECTED' then 'DECLINED' when 'CANCELED' then 'EXPIRED' end, lower(b.status),
  case b.method when 'PIX' then b.at + interval '30 minutes' when 'BILLET' then b.at + interval '3 days' end, b.approved_at, b.at,
  coalesce(b.returned_at, b.approved_at, b.at), b.outcome = 'WON'
from bulk_orders b join bulk_shapes s on s.shape = b.shape`;

const ATTEMPTS = `
insert into attempts (id, platform_id, payment_id, gateway_account_id, provider, state, reference, webhook_token, lease_until,
  created_at, answered_at)
select b.attempt_id, b.platform_id, b.payment_id, s.gateway_account_id, s.provider, case b.status when 'PENDING' then 'AWAITING'
  when 'REJECTED' then 'DECLINED' when 'CANCELED' then 'CANCELED' else 'SETTLED' end, '${BULK_KEY}' || b.n,
  replace(gen_random_uuid()::text, '-', ''), b.at, b.at, b.at + interval '1 second'
from bulk_orders b join bulk_shapes s on s.shape = b.shape`;

const REFUNDS = `
insert into refunds (id, platform_id, attempt_id, amount, state, asked_at, answered_at)
select ${id('b.returned_at', 'f')}, b.platform_id, b.attempt_id, s.total, 'DONE', b.returned_at, b.returned_at
from bulk_orders b join bulk_shapes s on s.shape = b.shape where b.outcome = 'REFUNDED'`;

/** What lists and dashboards read, as the module of sales writes it for a real order. */
const SALES = `
insert into sales (platform_id, id, producer_id, product_id, product_name, offer_id, offer_title, bumps, kind, buyer_name, buyer_email,
  buyer_phone, buyer_document, payment_id, method, installments, status, native_status, provider, reference, gross, currency,
  producer_share, platform_fee, gateway_cost, margin, created_at, approved_at, returned_at, layout)
select b.platform_id, b.order_id, s.seller_id, s.main_product, p.name, s.main_offer, s.main_title, (s.bump_offer is not null)::int,
  'ONE_TIME', buyer.name, lower(buyer.email), buyer.phone, buyer.document, b.payment_id, b.method, s.installments, b.status,
  lower(b.status), s.provider, '${BULK_KEY}' || b.n, s.total, 'BRL', s.producer_share, s.platform_fee, s.gateway_cost, s.margin, b.at,
  b.approved_at, case when b.status in ('REFUNDED', 'CHARGEBACK') then b.returned_at end, 'DEFAULT'
from bulk_orders b join bulk_shapes s on s.shape = b.shape
join products p on p.platform_id = s.platform_id and p.id = s.main_product ${BUYERS}`;

const PARTNERS = `
insert into sale_partners (platform_id, sale_id, seller_id, role, share, created_at)
select b.platform_id, b.order_id, (e ->> 'sellerId')::uuid, case e ->> 'role' when 'affiliate' then 'AFFILIATE' else 'CO_PRODUCER' end,
  (e ->> 'amount')::bigint, b.at
from bulk_orders b join bulk_shapes s on s.shape = b.shape
cross join lateral jsonb_array_elements(s.division::jsonb -> 'shares') e where e ->> 'role' <> 'producer'`;

export interface Numbered {
  /** The orders numbered above this one … */
  readonly from: number;
  /** … up to this one. */
  readonly to: number;
  readonly now: Date;
}

/** Lays down which orders there will be and what becomes of each, in temporary tables that `addSales` and the records read. */
export async function stageSales(
  db: Client,
  shapes: readonly Shape[],
  { from, to, now }: Numbered,
): Promise<void> {
  await db.query(STAGE_SHAPES, asColumns(shapes.map(shapeValues)));
  await db.query(STAGE_BUYERS, [[PLATFORM_A, PLATFORM_B]]);
  await db.query('analyze bulk_shapes');
  await db.query('analyze bulk_buyers');
  await db.query(STAGE_ORDERS, [from, to, shapes.length, now]);
  await db.query('analyze bulk_orders');
}

/** Writes the staged orders with their items, payments, attempts, refunds and rows for lists, and their money on the ledger. */
export async function addSales(db: Client, shapes: readonly Shape[], now: Date): Promise<void> {
  for (const statement of [ORDERS, ITEMS, PAYMENTS, ATTEMPTS, REFUNDS, SALES, PARTNERS])
    await db.query(statement);
  await db.query('lock table sales_days in share row exclusive mode');
  await db.query('delete from sales_days');
  // Without it the partners of each sale are looked for in the whole table.
  await db.query('analyze sales, sale_partners');
  await db.query(countAllSales());
  await db.query('delete from seller_sales_days');
  await db.query(countAllSellerDays());
  await addMoney(db, shapes, now);
}

function shapeValues(shape: Shape, place: number): unknown[] {
  const { seller, hasBump } = shape;
  const { main, bump } = seller;
  return [
    ...[
      place,
      shape.platformId,
      seller.id,
      shape.gatewayAccountId,
      providerOf(shape),
      shape.method,
      shape.installments,
    ],
    ...[shape.itemsTotal, shape.total, JSON.stringify(shape.division), producerShare(shape)],
    ...[shape.division.platformFee, shape.division.gatewayCost, shape.division.margin],
    ...[main.id, main.productId, main.title, main.price],
    ...(hasBump ? [bump.id, bump.productId, bump.title, bump.price] : [null, null, null, null]),
  ];
}

const producerShare = ({ division }: Shape): number =>
  division.shares.reduce((sum, { role, amount }) => (role === 'producer' ? sum + amount : sum), 0);

function providerOf({ method, platformId }: Shape): string {
  if (method !== 'CREDIT_CARD') return 'HAWKPAY';
  return platformId === PLATFORM_A ? 'MERCADOPAGO' : 'PAGARME';
}
