import { Injectable } from '@nestjs/common';
import { Reads, sql } from '../../../database/index.js';
import type { TenantContext } from '../../../runtime/context/index.js';

/** The purchase and its buyer, as the order has them. */
export interface DefendedPurchase {
  readonly code: string;
  readonly platform: string;
  readonly seller: string | null;
  readonly items: string;
  readonly amount: number;
  readonly method: string;
  readonly boughtAt: Date;
  readonly approvedAt: Date | null;
  readonly provider: string | null;
  readonly reference: string | null;
  readonly endToEndId: string | null;
  readonly ip: string | null;
  readonly buyerName: string;
  readonly buyerEmail: string;
  readonly buyerDocument: string | null;
  readonly buyerPhone: string | null;
  readonly termsUrl: string | null;
  readonly guaranteeDays: number | null;
}

export type DefenceTraceKind = 'SIGN_IN' | 'GRANTED' | 'DOWNLOAD' | 'LESSON' | 'MAIL' | 'SHIPMENT';

/** Something that shows that the buyer got what was sold. */
export interface DefenceTrace {
  readonly kind: DefenceTraceKind;
  readonly at: Date;
  /** What was opened or sent: a title, a tracking code. */
  readonly what: string | null;
  readonly times: number;
  readonly ip: string | null;
  /** The browser, as it names itself. */
  readonly device: string | null;
}

interface OfOrder {
  readonly platformId: string;
  readonly orderId: string;
}

const PURCHASE = sql<OfOrder & { paymentId: string }>(
  'purchase-to-defend',
  `select s.code, pl.name as platform, u.name as seller, (
    select string_agg(i.title, ', ' order by i.position) from order_items_read i
    where i.platform_id = :platformId and i.order_id = o.id
  ) as items, p.amount, p.method, o.created_at as "boughtAt", p.approved_at as "approvedAt", a.provider, a.reference,
  a.end_to_end_id as "endToEndId", o.customer_ip as ip, o.buyer_name as "buyerName", o.buyer_email as "buyerEmail",
  case when not 'document' = any (o.invented) then o.buyer_document end as "buyerDocument", o.buyer_phone as "buyerPhone",
  coalesce(pr.terms_url, pl.terms_url) as "termsUrl", pr.guarantee_days as "guaranteeDays"
from orders_read o
join payments_read p on p.platform_id = :platformId and p.id = :paymentId
join sales_read s on s.platform_id = :platformId and s.id = o.id
join platforms_read pl on pl.id = :platformId
left join products_read pr on pr.platform_id = :platformId and pr.id = s.product_id
left join users_read u on u.platform_id = :platformId and u.id = o.producer_id
left join attempts_read a on a.platform_id = :platformId and a.payment_id = p.id and a.state = 'SETTLED'
where o.platform_id = :platformId and o.id = :orderId
limit 1`,
);

// A buyer signs in by the e-mail address of the purchase. The latest hundred lines suffice for a defence.
const TRACES = sql<OfOrder>(
  'traces-of-purchase',
  `
with bought as (
  select o.id, o.created_at, u.id as customer_id from orders_read o
  left join users_read u on u.platform_id = :platformId and u.role = 'CUSTOMER' and lower(u.email) = lower(o.buyer_email)
  where o.platform_id = :platformId and o.id = :orderId
)
select * from (
  select 'SIGN_IN' as kind, l.created_at as at, null as what, 1 as times, l.ip, l.user_agent as device
  from bought b join sign_in_log_read l on l.platform_id = :platformId and l.person_id = b.customer_id
    and l.result = 'OK' and l.created_at >= b.created_at
  union all
  select c.kind, c.at, c.title, c.times, null, null from content_access_read c
  where c.platform_id = :platformId and c.order_id = :orderId
  union all
  select 'LESSON', d.done_at, d.title, 1, null, null
  from bought b join lessons_done_read d on d.platform_id = :platformId and d.customer_id = b.customer_id
    and d.done_at >= b.created_at
  union all
  select 'MAIL', m.sent_at, null, 1, null, null from purchase_mails_read m
  where m.platform_id = :platformId and m.order_id = :orderId
  union all
  select 'SHIPMENT', h.shipped_at, concat_ws(' ', h.carrier, h.tracking_code), 1, null, null from shipments_read h
  where h.platform_id = :platformId and h.order_id = :orderId
) traces order by at desc limit 100`,
);

/** What is known of a purchase that its buyer disputes. Two statements. */
@Injectable()
export class DefenceFacts {
  constructor(private readonly reads: Reads) {}

  async purchase(
    { platformId }: TenantContext,
    of: { readonly orderId: string; readonly paymentId: string },
  ): Promise<DefendedPurchase | undefined> {
    const { orderId, paymentId } = of;
    const [found] = await this.reads.prepared<DefendedPurchase>(PURCHASE({ platformId, orderId, paymentId }));
    return found;
  }

  /** The latest first. */
  traces({ platformId }: TenantContext, orderId: string): Promise<DefenceTrace[]> {
    return this.reads.prepared<DefenceTrace>(TRACES({ platformId, orderId }));
  }
}
