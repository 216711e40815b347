import { sql } from '../../../database/index.js';

/** What the tables of other modules say about an order. Amounts are cents of the currency. */
export interface SaleFacts {
  readonly platformId: string;
  readonly id: string;
  readonly producerId: string;
  readonly productId: string;
  readonly productName: string;
  readonly offerId: string;
  readonly offerTitle: string;
  readonly bumps: number;
  readonly kind: 'ONE_TIME' | 'SUBSCRIPTION';
  readonly buyerName: string;
  readonly buyerEmail: string;
  readonly buyerPhone: string;
  readonly buyerDocument: string;
  readonly paymentId: string | null;
  readonly method: string | null;
  readonly installments: number;
  readonly status: string | null;
  readonly nativeStatus: string | null;
  readonly provider: string | null;
  readonly reference: string | null;
  /** In small letters; null: it is no card, or its number was not seen. */
  readonly cardBrand: string | null;
  /** Of a Pix that was paid, where the provider tells it. */
  readonly endToEndId: string | null;
  readonly gross: string;
  readonly currency: string;
  readonly producerShare: string;
  readonly platformFee: string;
  readonly gatewayCost: string;
  readonly margin: string;
  readonly affiliateId: string | null;
  readonly utmQuery: string | null;
  readonly couponCode: string | null;
  readonly discount: string;
  readonly createdAt: Date;
  readonly approvedAt: Date | null;
  readonly returnedAt: Date | null;
  /** What went back in parts before, the oldest first. */
  readonly returnedParts: readonly ReturnedPart[];
  /** Who else has a part in it. */
  readonly partners: readonly SalePartner[];
}

/** A seller other than the producer. Whoever is both has the part of both, as the affiliate. */
export interface SalePartner {
  readonly sellerId: string;
  readonly role: 'CO_PRODUCER' | 'AFFILIATE';
  /** Cents. */
  readonly share: number;
}

/** A part that went back, and what of it whose was. Cents. */
export interface ReturnedPart {
  readonly at: string;
  readonly amount: number;
  readonly share: number;
  readonly fee: number;
  readonly cost: number;
  readonly margin: number;
}

/** As the ledger booked them: the margin is what is left of the fee after the cost and the commission. */
const PARTS = `
select coalesce(json_agg(json_build_object('at', at, 'amount', amount, 'share', share, 'fee', fee, 'cost', cost,
  'margin', fee - cost - commission) order by posting), '[]')
from (
  select t.posting, min(t.posted_at) as at, coalesce(sum(t.amount) filter (where t.fact = 'moneyBack'), 0) as amount,
    coalesce(sum(t.amount) filter (where t.fact = 'share' and d.owner_id = o.producer_id), 0) as share,
    coalesce(sum(t.amount) filter (where t.fact = 'platformFee'), 0) as fee,
    coalesce(sum(t.amount) filter (where t.fact = 'gatewayCost'), 0) as cost,
    coalesce(sum(t.amount) filter (where t.fact = 'commission'), 0) as commission
  from partial_returns_read t join ledger_accounts_read d on d.platform_id = t.platform_id and d.id = t.debit_account_id
  where t.platform_id = o.platform_id and t.payment_id = y.id group by t.posting
) part`;

const PARTNERS = `
select coalesce(json_agg(json_build_object('sellerId', w.seller, 'role', w.role, 'share', w.share) order by w.seller), '[]')
from (
  select s ->> 'sellerId' as seller, case when bool_or(s ->> 'role' = 'affiliate') then 'AFFILIATE' else 'CO_PRODUCER' end as role,
    sum((s ->> 'amount')::bigint) as share
  from jsonb_array_elements(o.division -> 'shares') s where s ->> 'role' <> 'producer' group by 1
) w`;

/** Of several payments of an order, the one that was paid counts; otherwise the last. */
const FACTS = `
select o.platform_id as "platformId", o.id, o.producer_id as "producerId", f.product_id as "productId", p.name as "productName",
  o.offer_id as "offerId", f.title as "offerTitle",
  (select count(*)::int from order_items_read i where i.platform_id = o.platform_id and i.order_id = o.id and i.kind = 'BUMP') as bumps,
  case when o.frequency_in_days is null then 'ONE_TIME' else 'SUBSCRIPTION' end as kind,
  o.buyer_name as "buyerName", lower(o.buyer_email) as "buyerEmail", o.buyer_phone as "buyerPhone", o.buyer_document as "buyerDocument",
  y.id as "paymentId", y.method, o.installments, y.status, y.native_status as "nativeStatus", a.provider, a.reference,
  a.end_to_end_id as "endToEndId", a.card_brand as "cardBrand",
  o.total as gross, o.currency,
  (select coalesce(sum((s ->> 'amount')::bigint), 0) from jsonb_array_elements(o.division -> 'shares') s
   where s ->> 'role' = 'producer') as "producerShare",
  (o.division ->> 'platformFee')::bigint as "platformFee", (o.division ->> 'gatewayCost')::bigint as "gatewayCost",
  (o.division ->> 'margin')::bigint as margin,
  o.coupon_code as "couponCode", o.discount, o.affiliate_id as "affiliateId", o.utm_query as "utmQuery", o.created_at as "createdAt", y.approved_at as "approvedAt",
  case when y.status in ('REFUNDED', 'CHARGEBACK') then y.updated_at end as "returnedAt",
  case when y.refunded_amount > 0 then (${PARTS}) else '[]' end as "returnedParts",
  (${PARTNERS}) as partners
from orders_read o
join offers_read f on f.platform_id = o.platform_id and f.id = o.offer_id
join products_read p on p.platform_id = f.platform_id and p.id = f.product_id
left join lateral (
  select id, method, status, native_status, approved_at, updated_at, refunded_amount from payments_read
  where platform_id = o.platform_id and order_id = o.id order by captured desc, created_at desc, id desc limit 1
) y on true
left join lateral (
  select provider, reference, end_to_end_id, card_brand from attempts_read
  where platform_id = o.platform_id and payment_id = y.id order by turn desc limit 1
) a on true`;

export const FACTS_OF_ORDERS = sql<{ platformId: string; orderIds: readonly string[] }>(
  'sale-facts',
  `${FACTS} where o.platform_id = :platformId and o.id = any (:orderIds::uuid[])`,
);

/** The orders of a platform after an id, for a rebuild. */
export const FACTS_AFTER = sql<{ platformId: string; after: string; take: number }>(
  'sale-facts-after',
  `${FACTS} where o.platform_id = :platformId and o.id > :after order by o.id limit :take`,
);
