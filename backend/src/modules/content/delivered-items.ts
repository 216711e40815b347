import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Reads, sql } from '../../database/index.js';
import type { TenantContext } from '../../runtime/context/index.js';
import {
  Deliverables,
  type Deliverable,
  type DeliverableSource,
  type PaidOrder,
} from '../customers/index.js';

const DELIVERED = sql<{ platformId: string; orderId: string }>(
  'delivered-items',
  `select i.id as "itemId", i.title from order_items_read i
where i.platform_id = :platformId and i.order_id = :orderId and exists (
  select from delivered_products_read d where d.platform_id = i.platform_id and d.product_id = i.product_id)
  and not exists (select from returned_items_read r where r.platform_id = i.platform_id and r.item_id = i.id)
order by i.position`,
);

/** The items of a paid order that we deliver: each leads to its place on the page of the customer's content. */
@Injectable()
export class DeliveredItems implements DeliverableSource, OnModuleInit {
  constructor(
    private readonly deliverables: Deliverables,
    private readonly reads: Reads,
  ) {}

  onModuleInit(): void {
    this.deliverables.add(this);
  }

  async of({ platformId }: TenantContext, { orderId }: PaidOrder): Promise<readonly Deliverable[]> {
    const rows = await this.reads.prepared<Pick<Deliverable, 'title'> & { readonly itemId: string }>(
      DELIVERED({ platformId, orderId }),
    );
    return rows.map(({ itemId, title }) => ({
      ...{ itemId, title, kind: 'COURSE' },
      address: `/my-purchases/access-purchases#item-${itemId}`,
    }));
  }
}
