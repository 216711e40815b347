import type { Locale } from '@guiche/i18n';
import { Injectable } from '@nestjs/common';
import { Reads, sql } from '../../../database/index.js';
import type { TenantContext } from '../../../runtime/context/index.js';
import { runtimeProblem } from '../../../runtime/errors/index.js';

/** A sale as actions need it, from the tables themselves. */
export interface FoundSale {
  readonly id: string;
  readonly code: string;
  readonly producerId: string;
  readonly sellerName: string;
  readonly sellerEmail: string;
  /** In which the seller reads: of the last sign-in, otherwise that of the platform. */
  readonly sellerLocale: Locale;
  readonly productName: string;
  readonly buyerName: string;
  readonly buyerEmail: string;
  /** CPF or CNPJ, without punctuation. Null: the buyer gave none. */
  readonly buyerDocument: string | null;
  /** Of the page on which it was bought. */
  readonly locale: Locale | null;
  /** Of the payment that counts. Null: no payment was opened. */
  readonly paymentId: string | null;
  readonly status: string | null;
  readonly method: string | null;
  readonly approvedAt: Date | null;
  readonly guaranteeDays: number | null;
  readonly items: readonly {
    readonly id: string;
    readonly title: string;
    readonly tangible: boolean;
    /** Its money went back while the rest stays paid. */
    readonly isReturned: boolean;
    /** What the buyer paid for all of its pieces, in cents: without what a coupon took off. */
    readonly amount: number;
  }[];
  /** The sellers who share in it, by their ids, as it was bought. */
  readonly partnerNames: Readonly<Record<string, string>>;
}

// Of several payments of an order, the one that was paid counts; otherwise the last.
const FIND = sql<{ platformId: string; id: string }>(
  'sale-to-act-on',
  `
select o.id, s.code, o.producer_id as "producerId", p.name as "productName",
  u.name as "sellerName", u.email as "sellerEmail", coalesce(u.locale, l.locale) as "sellerLocale", o.buyer_name as "buyerName",
  lower(o.buyer_email) as "buyerEmail",
  case when not 'document' = any (o.invented) then o.buyer_document end as "buyerDocument", o.locale, y.id as "paymentId", y.status, y.method, y.approved_at as "approvedAt",
  p.guarantee_days as "guaranteeDays",
  (select json_agg(json_build_object('id', i.id, 'title', i.title, 'tangible', i.tangible, 'isReturned', r.item_id is not null,
     'amount', i.unit_price * i.quantity - i.discount)
     order by i.position)
   from order_items_read i left join returned_items_read r on r.platform_id = i.platform_id and r.item_id = i.id
   where i.platform_id = o.platform_id and i.order_id = o.id) as items,
  (select coalesce(json_object_agg(a.id, a.name), '{}') from users_read a
   where a.platform_id = o.platform_id and a.id in (
     select (e ->> 'sellerId')::uuid from jsonb_array_elements(o.division -> 'shares') e where e ->> 'role' <> 'producer'))
   as "partnerNames"
from orders_read o
join sales s on s.platform_id = o.platform_id and s.id = o.id
join products_read p on p.platform_id = s.platform_id and p.id = s.product_id
join users_read u on u.platform_id = o.platform_id and u.id = o.producer_id
join platforms_read l on l.id = o.platform_id
left join lateral (
  select id, status, method, approved_at from payments_read
  where platform_id = o.platform_id and order_id = o.id order by captured desc, created_at desc, id desc limit 1
) y on true
where o.platform_id = :platformId and o.id = :id`,
);

/** Finds the sale that somebody acts on. */
@Injectable()
export class FoundSales {
  constructor(private readonly reads: Reads) {}

  /**
   * @param producerId only when it is a sale of this seller; null for staff
   * @throws Problem notFound
   */
  async find({ platformId }: TenantContext, id: string, producerId: string | null): Promise<FoundSale> {
    const [found] = await this.reads.prepared<FoundSale>(FIND({ platformId, id }));
    if (!found || (producerId !== null && found.producerId !== producerId)) throw runtimeProblem('notFound');
    return found;
  }

  /** @throws Problem notFound: the customer with this address did not buy it */
  async ofBuyer({ platformId }: TenantContext, id: string, email: string): Promise<FoundSale> {
    const [found] = await this.reads.prepared<FoundSale>(FIND({ platformId, id }));
    if (found?.buyerEmail !== email) throw runtimeProblem('notFound');
    return found;
  }
}
