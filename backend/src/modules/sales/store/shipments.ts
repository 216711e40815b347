import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Reads, sql, statement } from '../../../database/index.js';
import type { TenantContext } from '../../../runtime/context/index.js';

/** A parcel on its way to the buyer. */
export interface Shipment {
  readonly id: string;
  readonly itemIds: readonly string[];
  readonly carrier: string;
  readonly trackingCode: string;
  /** An https address. */
  readonly trackingUrl: string | null;
  readonly shippedAt: Date;
}

const ADD = sql<Omit<Shipment, 'shippedAt'> & { platformId: string; orderId: string; by: string; now: Date }>(
  'add-shipment',
  `insert into shipments (platform_id, id, order_id, item_ids, carrier, tracking_code, tracking_url, shipped_at, shipped_by)
values (:platformId, :id, :orderId, :itemIds, :carrier, :trackingCode, :trackingUrl, :now, :by)
on conflict (platform_id, order_id, tracking_code) where removed_at is null do nothing returning id`,
);

const REMOVE = sql<{ platformId: string; orderId: string; id: string; now: Date }>(
  'remove-shipment',
  `update shipments set removed_at = :now
where platform_id = :platformId and order_id = :orderId and id = :id and removed_at is null
returning tracking_code as "trackingCode"`,
);

const OF_ORDER = sql<{ platformId: string; orderId: string }>(
  'shipments-of-order',
  `select id, item_ids as "itemIds", carrier, tracking_code as "trackingCode", tracking_url as "trackingUrl", shipped_at as "shippedAt"
from shipments where platform_id = :platformId and order_id = :orderId and removed_at is null order by shipped_at, id`,
);

const IS_SENT = sql<{ platformId: string; orderId: string }>(
  'is-order-sent',
  `select from shipments where platform_id = :platformId and order_id = :orderId and removed_at is null limit 1`,
);

/** The parcels of sales. A tracking code stands once on a sale. */
@Injectable()
export class Shipments {
  constructor(private readonly reads: Reads) {}

  /** False: the sale has this tracking code already. */
  async add(
    { platformId }: TenantContext,
    tx: EntityManager,
    shipment: Omit<Shipment, 'shippedAt'> & {
      readonly orderId: string;
      readonly by: string;
      readonly now: Date;
    },
  ): Promise<boolean> {
    return (await statement(tx, ADD({ platformId, ...shipment }))).length > 0;
  }

  /** The tracking code of what was removed. Undefined: the sale has no such parcel. */
  async remove(
    { platformId }: TenantContext,
    tx: EntityManager,
    which: { readonly orderId: string; readonly id: string; readonly now: Date },
  ): Promise<string | undefined> {
    const [removed] = await statement<{ trackingCode: string }>(tx, REMOVE({ platformId, ...which }));
    return removed?.trackingCode;
  }

  /** Whether the sale has a tracking code. */
  async isSent({ platformId }: TenantContext, tx: EntityManager, orderId: string): Promise<boolean> {
    return (await statement<object>(tx, IS_SENT({ platformId, orderId }))).length > 0;
  }

  of({ platformId }: TenantContext, orderId: string): Promise<Shipment[]> {
    return this.reads.prepared<Shipment>(OF_ORDER({ platformId, orderId }));
  }
}
