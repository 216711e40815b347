import { cents } from '@guiche/money';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Reads, insertRows, statement } from '../../../database/index.js';
import type { TenantContext } from '../../../runtime/context/index.js';
import type {
  Buyer,
  DeliveryAddress,
  Invented,
  Order,
  OrderItem,
  PurchaseKey,
  Recurrence,
} from '../domain/order.js';

const PLACE = `
insert into orders (id, platform_id, offer_id, producer_id, idempotency_key, request_hash, buyer_name, buyer_email, buyer_phone,
  buyer_document, invented, address, currency, items_total, shipping, total, delivery_option_id, affiliate_id, utm_query, referer,
  customer_ip, finger_prints, abandoned_cart_id, upsell_token, division, created_at, installments, interest,
  recurrence_price, frequency_in_days, stored_card_id)
values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26,
  $27, $28, $29, $30, $31)
on conflict (platform_id, idempotency_key) do nothing
returning id`;

const ITEM_COLUMNS = [
  ...[
    'id',
    'platform_id',
    'order_id',
    'kind',
    'offer_id',
    'product_id',
    'title',
    'unit_price',
    'quantity',
    'tangible',
  ],
  'position',
];

const PLATFORM_OF_OFFER = 'select platform_id as "platformId" from offers where id = $1';

const FIND_BY_KEY = `
select o.id as "orderId", o.platform_id as "platformId", o.request_hash as "requestHash", o.upsell_token as "upsellToken"
from orders o where o.platform_id = $1 and o.idempotency_key = $2`;

const FIND = `
select o.id, o.platform_id, o.offer_id, o.producer_id, o.buyer_name, o.buyer_email, o.buyer_phone, o.buyer_document, o.invented, o.address,
  o.currency, o.items_total, o.shipping, o.installments, o.interest, o.total, o.delivery_option_id,
  o.affiliate_id, o.utm_query, o.referer, o.customer_ip, o.finger_prints, o.abandoned_cart_id, o.upsell_token, o.division, o.created_at,
  o.recurrence_price, o.frequency_in_days, o.stored_card_id,
  (select json_agg(json_build_object('id', i.id, 'kind', i.kind, 'offerId', i.offer_id, 'productId', i.product_id, 'title', i.title,
     'unitPrice', i.unit_price, 'quantity', i.quantity, 'tangible', i.tangible) order by i.position)
   from order_items i where i.order_id = o.id and i.platform_id = o.platform_id) as items
from orders o where o.id = $1 and o.platform_id = $2`;

interface OrderRow {
  id: string;
  platform_id: string;
  offer_id: string;
  producer_id: string;
  buyer_name: string;
  buyer_email: string;
  buyer_phone: string;
  buyer_document: string;
  invented: Invented[];
  address: DeliveryAddress | null;
  currency: string;
  items_total: number;
  shipping: number;
  installments: number;
  interest: number;
  total: number;
  delivery_option_id: string | null;
  affiliate_id: string | null;
  utm_query: string | null;
  referer: string | null;
  customer_ip: string | null;
  finger_prints: { provider: string; value: string }[];
  abandoned_cart_id: string | null;
  upsell_token: string;
  division: object;
  recurrence_price: number | null;
  frequency_in_days: number | null;
  stored_card_id: string | null;
  created_at: Date;
  items: OrderItem[];
}

export interface KnownPurchase {
  readonly orderId: string;
  readonly platformId: string;
  readonly requestHash: string;
  readonly upsellToken: string;
}

/** The orders of a platform. Every look-up names the tenant. */
@Injectable()
export class Orders {
  constructor(private readonly reads: Reads) {}

  /**
   * Writes the order, which claims its key, and then its items: two statements. False when the key is already taken: nothing was
   * written.
   */
  async place(ctx: TenantContext, tx: EntityManager, order: Order, key: PurchaseKey): Promise<boolean> {
    const rows = await statement<{ id: string }>(tx, {
      name: 'place-order',
      text: PLACE,
      values: orderValues(ctx, order, key),
    });
    if (rows.length === 0) return false;
    const items = order.items.map((item, position) => itemValues(order, item, position));
    await statement(
      tx,
      insertRows({ name: 'place-order-items', into: 'order_items', columns: ITEM_COLUMNS, rows: items }),
    );
    return true;
  }

  /** The platform of an offer (a UUID), whether it is on sale or not. */
  async platformOf(offerId: string): Promise<string | undefined> {
    const [found] = await this.reads.prepared<{ platformId: string }>({
      name: 'platform-of-offer',
      text: PLATFORM_OF_OFFER,
      values: [offerId],
    });
    return found?.platformId;
  }

  /** What was bought under this key on a platform, if anything. Reads the primary. */
  async findByKey({ platformId }: TenantContext, idempotencyKey: string): Promise<KnownPurchase | undefined> {
    const [known] = await this.reads.prepared<KnownPurchase>({
      name: 'find-order-by-key',
      text: FIND_BY_KEY,
      values: [platformId, idempotencyKey],
    });
    return known;
  }

  async find({ platformId }: TenantContext, orderId: string): Promise<Order | undefined> {
    const [row] = await this.reads.prepared<OrderRow>({
      name: 'find-order',
      text: FIND,
      values: [orderId, platformId],
    });
    return row && toOrder(row);
  }
}

function orderValues({ platformId }: TenantContext, order: Order, key: PurchaseKey): unknown[] {
  return [
    order.id,
    platformId,
    order.offerId,
    order.producerId,
    key.idempotencyKey,
    key.requestHash,
    order.buyer.name,
    order.buyer.email,
    order.buyer.phone,
    order.buyer.document,
    order.invented,
    order.address && JSON.stringify(order.address),
    order.currency,
    order.itemsTotal,
    order.shipping,
    order.total,
    order.deliveryOptionId,
    order.affiliateId,
    order.utmQuery,
    order.referer,
    order.customerIp,
    JSON.stringify(order.fingerPrints),
    order.abandonedCartId,
    order.upsellToken,
    JSON.stringify(order.division),
    order.createdAt,
    order.installments,
    order.interest,
    order.recurrence?.price ?? null,
    order.recurrence?.frequencyInDays ?? null,
    order.recurrence?.storedCardId ?? null,
  ];
}

/** The values of {@link ITEM_COLUMNS}. */
const itemValues = ({ id, platformId }: Order, item: OrderItem, position: number): unknown[] => [
  ...[
    item.id,
    platformId,
    id,
    item.kind,
    item.offerId,
    item.productId,
    item.title,
    item.unitPrice,
    item.quantity,
  ],
  ...[item.tangible, position],
];

function toOrder(row: OrderRow): Order {
  const buyer: Buyer = {
    name: row.buyer_name,
    email: row.buyer_email,
    phone: row.buyer_phone,
    document: row.buyer_document,
  };
  return {
    id: row.id,
    platformId: row.platform_id,
    offerId: row.offer_id,
    producerId: row.producer_id,
    buyer,
    invented: row.invented,
    address: row.address,
    items: row.items.map((item) => ({ ...item, unitPrice: cents(item.unitPrice) })),
    currency: row.currency,
    itemsTotal: cents(row.items_total),
    shipping: cents(row.shipping),
    installments: row.installments,
    interest: cents(row.interest),
    total: cents(row.total),
    deliveryOptionId: row.delivery_option_id,
    affiliateId: row.affiliate_id,
    utmQuery: row.utm_query,
    referer: row.referer,
    customerIp: row.customer_ip,
    fingerPrints: row.finger_prints,
    abandonedCartId: row.abandoned_cart_id,
    upsellToken: row.upsell_token,
    division: row.division,
    recurrence: recurrenceOf(row),
    createdAt: row.created_at,
  };
}

function recurrenceOf(row: OrderRow): Recurrence | null {
  const { recurrence_price: price, frequency_in_days: frequencyInDays, stored_card_id: storedCardId } = row;
  return price === null || frequencyInDays === null
    ? null
    : { price: cents(price), frequencyInDays, storedCardId };
}
