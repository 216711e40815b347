import { cents } from '@guiche/money';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Reads, columnsOf, insertColumnsOf, insertRows, statement, sql } from '../../../database/index.js';
import type { TenantContext } from '../../../runtime/context/index.js';
import type { Order, OrderItem, PurchaseKey } from '../domain/order.js';
import { OrderRow } from './order.entity.js';

const PLACE = sql<OrderValues>(
  'place-order',
  `
insert into orders ${insertColumnsOf(OrderRow)}
on conflict (platform_id, idempotency_key) do nothing
returning id`,
);

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
  ...['position', 'discount'],
];

const PLATFORM_OF_OFFER = sql<{ offerId: string }>(
  'platform-of-offer',
  `select platform_id as "platformId" from offers_read where id = :offerId`,
);

const FIND_BY_KEY = sql<{ platformId: string; idempotencyKey: string }>(
  'find-order-by-key',
  `
select o.id as "orderId", o.platform_id as "platformId", o.request_hash as "requestHash", o.upsell_token as "upsellToken"
from orders o where o.platform_id = :platformId and o.idempotency_key = :idempotencyKey`,
);

const FIND = sql<{ orderId: string; platformId: string }>(
  'find-order',
  `
select ${columnsOf(OrderRow, 'o')},
  (select json_agg(json_build_object('id', i.id, 'kind', i.kind, 'offerId', i.offer_id, 'productId', i.product_id, 'title', i.title,
     'unitPrice', i.unit_price, 'quantity', i.quantity, 'tangible', i.tangible, 'discount', i.discount) order by i.position)
   from order_items i where i.order_id = o.id and i.platform_id = o.platform_id) as items
from orders o where o.id = :orderId and o.platform_id = :platformId`,
);

const CREDIT = sql<{ platformId: string; orderId: string; affiliateId: string | null; division: string }>(
  'credit-order',
  `update orders set affiliate_id = :affiliateId, division = :division::jsonb
where platform_id = :platformId and id = :orderId`,
);

const CORRECT_EMAIL = sql<{ platformId: string; orderId: string; email: string }>(
  'correct-email-of-order',
  `update orders set buyer_email = :email
where platform_id = :platformId and id = :orderId and lower(buyer_email) <> lower(:email) returning id`,
);

/** `jsonb` is sent as text. */
type OrderValues = Omit<OrderRow, 'address' | 'fingerPrints' | 'division'> & {
  readonly address: string | null;
  readonly fingerPrints: string;
  readonly division: string;
};

/** An order as it is read, with its items. */
interface FoundOrder extends OrderRow {
  readonly items: readonly OrderItem[];
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
    const rows = await statement<{ id: string }>(tx, PLACE(orderValues(ctx, order, key)));
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
    const [found] = await this.reads.prepared<{ platformId: string }>(PLATFORM_OF_OFFER({ offerId }));
    return found?.platformId;
  }

  /** What was bought under this key on a platform, if anything. Reads the primary. */
  async findByKey({ platformId }: TenantContext, idempotencyKey: string): Promise<KnownPurchase | undefined> {
    const [known] = await this.reads.prepared<KnownPurchase>(FIND_BY_KEY({ platformId, idempotencyKey }));
    return known;
  }

  /** Credits another affiliate, or nobody, with the division that follows from it. The caller has locked the order. */
  async credit(
    { platformId }: TenantContext,
    tx: EntityManager,
    { orderId, affiliateId, division }: { orderId: string; affiliateId: string | null; division: object },
  ): Promise<void> {
    await statement(tx, CREDIT({ platformId, orderId, affiliateId, division: JSON.stringify(division) }));
  }

  /** Whose purchase it is follows from the address. False: it was this one already. The caller has locked the order. */
  async correctEmail(
    { platformId }: TenantContext,
    tx: EntityManager,
    { orderId, email }: { orderId: string; email: string },
  ): Promise<boolean> {
    return (await statement(tx, CORRECT_EMAIL({ platformId, orderId, email }))).length > 0;
  }

  async find({ platformId }: TenantContext, orderId: string): Promise<Order | undefined> {
    const [row] = await this.reads.prepared<FoundOrder>(FIND({ orderId, platformId }));
    return row && toOrder(row);
  }
}

function orderValues({ platformId }: TenantContext, order: Order, key: PurchaseKey): OrderValues {
  const { buyer, items: _items, recurrence, address, fingerPrints, division, coupon, ...columns } = order;
  return {
    ...columns,
    ...key,
    platformId,
    invented: [...columns.invented],
    ...{ buyerName: buyer.name, buyerEmail: buyer.email, buyerPhone: buyer.phone },
    buyerDocument: buyer.document,
    address: address && JSON.stringify(address),
    fingerPrints: JSON.stringify(fingerPrints),
    division: JSON.stringify(division),
    recurrencePrice: recurrence?.price ?? null,
    frequencyInDays: recurrence?.frequencyInDays ?? null,
    storedCardId: recurrence?.storedCardId ?? null,
    ...{ couponId: coupon?.id ?? null, couponCode: coupon?.code ?? null },
  };
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
  ...[item.tangible, position, item.discount],
];

function toOrder(row: FoundOrder): Order {
  const { idempotencyKey: _key, requestHash: _hash, ...found } = row;
  const { buyerName: name, buyerEmail: email, buyerPhone: phone, buyerDocument: document, ...others } = found;
  const { recurrencePrice, frequencyInDays, storedCardId, couponId, couponCode, ...columns } = others;
  return {
    ...columns,
    buyer: { name, email, phone, document },
    items: row.items.map((item) => ({
      ...item,
      unitPrice: cents(item.unitPrice),
      discount: cents(item.discount),
    })),
    itemsTotal: cents(row.itemsTotal),
    discount: cents(row.discount),
    coupon: couponId === null || couponCode === null ? null : { id: couponId, code: couponCode },
    shipping: cents(row.shipping),
    interest: cents(row.interest),
    total: cents(row.total),
    recurrence:
      recurrencePrice === null || frequencyInDays === null
        ? null
        : { price: cents(recurrencePrice), frequencyInDays, storedCardId },
  };
}
