import { PAYMENT_METHODS, type PaymentMethod } from '@guiche/checkout-rules';
import type { Cents } from '@guiche/money';
import { sql } from '../../../database/index.js';

/** An offer that can be sold beside another, with its place if it is. */
export interface BumpChoice {
  readonly offerId: string;
  readonly title: string;
  readonly productName: string;
  readonly imageUrl: string | null;
  readonly price: Cents;
  readonly currency: string;
  readonly isActive: boolean;
  /** Null: it is not shown. */
  readonly position: number | null;
  readonly settings: BumpSettings;
}

/** How a checkout shows an order bump. */
export interface BumpSettings {
  /** Instead of the title of the offer. */
  readonly ownTitle: string | null;
  /** A sentence below the title. */
  readonly text: string | null;
  /** With these it can be bought. */
  readonly methods: readonly PaymentMethod[];
}

/** What buyers made of an order bump since it is shown. */
export interface BumpCounts {
  readonly offerId: string;
  /** Checkouts of the product that were opened. */
  readonly shown: number;
  /** Orders with it. */
  readonly ticked: number;
  /** Paid orders with it. */
  readonly paid: number;
  /** Paid orders of the product. */
  readonly sold: number;
}

/** A row as it is kept over a change of the list. */
export interface KeptBump extends BumpSettings {
  readonly id: string;
  readonly offerId: string;
  readonly createdAt: Date;
}

interface OfProduct {
  readonly platformId: string;
  readonly productId: string;
}

export const BUMP_CHOICES = sql<OfProduct & { readonly producerId: string }>(
  'bump-choices',
  `
select o.id as "offerId", o.title, p.name as "productName", p.image_url as "imageUrl", o.price::float8 as price, o.currency,
  o.status = 'ACTIVE' and p.status = 'ACTIVE' as "isActive", b.position,
  json_build_object('ownTitle', b.title, 'text', b.text, 'methods', coalesce(to_json(b.methods), '${JSON.stringify(PAYMENT_METHODS)}')) as settings
from offers o
join products p on p.id = o.product_id and p.platform_id = o.platform_id
left join order_bumps b on b.platform_id = o.platform_id and b.product_id = :productId and b.offer_id = o.id
where o.platform_id = :platformId and p.producer_id = :producerId and p.id <> :productId
  and o.status <> 'DELETED' and p.status <> 'DELETED'
  and (b.id is not null or o.currency in (
    select s.currency from offers s where s.platform_id = :platformId and s.product_id = :productId and s.status <> 'DELETED'))
order by b.position, p.name, o.title, o.id`,
);

export const BUMPS_OF_PRODUCT = sql<OfProduct>(
  'bumps-of-product',
  `select id, offer_id as "offerId", title as "ownTitle", text, methods, created_at as "createdAt" from order_bumps
where platform_id = :platformId and product_id = :productId order by position, id`,
);

export const CLEAR_BUMPS = sql<OfProduct>(
  'clear-bumps',
  'delete from order_bumps where platform_id = :platformId and product_id = :productId',
);

export const SET_BUMP = sql<OfProduct & BumpSettings & { readonly offerId: string }>(
  'set-bump',
  `update order_bumps set title = :ownTitle, text = :text, methods = :methods
where platform_id = :platformId and product_id = :productId and offer_id = :offerId returning id`,
);

/** A day counts as a whole: visits are kept by day. */
export const BUMP_COUNTS = sql<OfProduct & { readonly producerId: string }>(
  'bump-counts',
  `
select b.offer_id as "offerId", coalesce(v.views, 0)::int as shown, coalesce(i.ticked, 0)::int as ticked, coalesce(i.paid, 0)::int as paid,
  coalesce(d.sold, 0)::int as sold
from order_bumps b
cross join lateral (select (b.created_at at time zone 'America/Sao_Paulo')::date as day) since
left join lateral (
  select sum(views) as views from visit_days_read
  where platform_id = :platformId and producer_id = :producerId and product_id = :productId and day >= since.day
) v on true
left join lateral (
  select sum(paid) as sold from sales_days_read
  where platform_id = :platformId and producer_id = :producerId and product_id = :productId and day >= since.day
) d on true
left join lateral (
  select count(*) as ticked, count(*) filter (where exists (
    select from payments_read y where y.platform_id = :platformId and y.order_id = m.order_id and y.approved_at is not null)) as paid
  from order_items_read x
  join order_items_read m on m.platform_id = :platformId and m.order_id = x.order_id and m.kind = 'MAIN' and m.product_id = :productId
  join orders_read o on o.platform_id = :platformId and o.id = x.order_id
    and o.created_at >= since.day::timestamp at time zone 'America/Sao_Paulo'
  where x.platform_id = :platformId and x.offer_id = b.offer_id and x.kind = 'BUMP'
) i on true
where b.platform_id = :platformId and b.product_id = :productId
order by b.position, b.id`,
);
