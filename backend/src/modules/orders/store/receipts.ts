import { cents, type Cents } from '@guiche/money';
import { Injectable } from '@nestjs/common';
import { Reads, sql } from '../../../database/index.js';
import type { TenantContext } from '../../../runtime/context/index.js';

/** Who sold, or ran the platform. Null is not known. */
interface Party {
  readonly name: string | null;
  /** CNPJ or CPF without punctuation. */
  readonly document: string | null;
  readonly address: string | null;
  readonly email: string | null;
  /** Digits only, with the area code. */
  readonly phone: string | null;
}

/**
 * What was bought, without anything about the buyer: no name, contact, document or address. Amounts are cents of `currency`.
 * Items and sums are those of the order; the parties, terms and the delivery option are read as they are now.
 */
export interface Receipt {
  readonly orderedAt: Date;
  readonly currency: string;
  readonly items: readonly { readonly title: string; readonly quantity: number; readonly amount: Cents }[];
  /** What the coupon takes off the items; zero without one. */
  readonly discount: Cents;
  /** Null where nothing is shipped. */
  readonly shipping: Cents | null;
  /** How it is shipped; null where nothing is, where shipping has one fixed price, or where the option was deleted. */
  readonly delivery: { readonly description: string; readonly deliveryTime: string } | null;
  readonly installments: number;
  readonly interest: Cents;
  readonly total: Cents;
  readonly sellerParty: Party;
  readonly platformParty: Party;
  readonly termsUrl: string | null;
  readonly privacyUrl: string | null;
  readonly guaranteeDays: number | null;
}

type Row = Omit<Receipt, 'items' | 'discount' | 'shipping' | 'interest' | 'total'> & {
  readonly items: readonly { readonly title: string; readonly quantity: number; readonly amount: number }[];
  readonly discount: number;
  readonly shipping: number | null;
  readonly interest: number;
  readonly total: number;
};

const OF_ORDER = sql<{ orderId: string; platformId: string }>(
  'receipt-of-order',
  `
select o.created_at as "orderedAt", o.currency, o.installments, o.interest, o.total, o.discount,
  case when o.address is null then null else o.shipping end as shipping,
  (select json_agg(json_build_object('title', i.title, 'quantity', i.quantity, 'amount', i.unit_price * i.quantity) order by i.position)
   from order_items i where i.order_id = o.id and i.platform_id = o.platform_id) as items,
  (select json_build_object('description', d.description, 'deliveryTime', d.delivery_time)
   from delivery_options_read d where d.id = o.delivery_option_id and d.platform_id = o.platform_id) as delivery,
  json_build_object('name', p.seller_name, 'document', p.seller_document, 'address', p.seller_address,
    'email', p.support_email, 'phone', p.support_phone) as "sellerParty",
  json_build_object('name', pl.legal_name, 'document', pl.document, 'address', pl.legal_address,
    'email', pl.support_email, 'phone', pl.support_phone) as "platformParty",
  coalesce(p.terms_url, pl.terms_url) as "termsUrl", pl.privacy_url as "privacyUrl", p.guarantee_days as "guaranteeDays"
from orders o
join platforms_read pl on pl.id = o.platform_id
join offers_read f on f.id = o.offer_id and f.platform_id = o.platform_id
join products_read p on p.id = f.product_id and p.platform_id = f.platform_id
where o.id = :orderId and o.platform_id = :platformId`,
);

/** The itemized receipts of orders. */
@Injectable()
export class Receipts {
  constructor(private readonly reads: Reads) {}

  /** One statement, on the primary: it is read right after the payment. */
  async of({ platformId }: TenantContext, orderId: string): Promise<Receipt | undefined> {
    const [row] = await this.reads.primary<Row>(OF_ORDER({ orderId, platformId }));
    return row && withCents(row);
  }
}

function withCents(row: Row): Receipt {
  return {
    ...row,
    items: row.items.map((item) => ({ ...item, amount: cents(item.amount) })),
    discount: cents(row.discount),
    shipping: row.shipping === null ? null : cents(row.shipping),
    interest: cents(row.interest),
    total: cents(row.total),
  };
}
