import { Injectable } from '@nestjs/common';
import { Reads, sql } from '../../../database/index.js';
import type { TenantContext } from '../../../runtime/context/index.js';
import { ProductAccess } from '../../catalog/index.js';
import type { Order } from '../domain/order.js';

/** Where one item of an order is found. */
export interface AccessItem {
  readonly title: string;
  readonly address: string;
}

const OF_ORDER = sql<{ orderId: string; platformId: string }>(
  'bought-access',
  `
select title, address from (
  select i.title, i.position, case when exists (
    select from delivered_products_read d where d.platform_id = i.platform_id and d.product_id = i.product_id
  ) then '/my-purchases/access-purchases' else p.access_address end as address
  from order_items i
  join products_read p on p.id = i.product_id and p.platform_id = i.platform_id
  where i.order_id = :orderId and i.platform_id = :platformId
) found where address is not null order by position`,
);

/** Where what was bought is found. The caller has checked that it is paid. */
@Injectable()
export class BoughtAccess {
  constructor(
    private readonly reads: Reads,
    private readonly productAccess: ProductAccess,
  ) {}

  /** Of an order that was placed a moment ago: the same as {@link of}, and no statement when warm. */
  async ofNew(ctx: TenantContext, { items }: Pick<Order, 'items'>): Promise<readonly AccessItem[]> {
    const addresses = await this.productAccess.of(
      ctx,
      items.map(({ productId }) => productId),
    );
    return items.flatMap(({ title, productId }) => {
      const address = addresses.get(productId);
      return address === undefined ? [] : [{ title, address }];
    });
  }

  /** In the order of the receipt, as the products say now, whatever became of the offer. One statement. */
  of({ platformId }: TenantContext, orderId: string): Promise<readonly AccessItem[]> {
    return this.reads.prepared<AccessItem>(OF_ORDER({ orderId, platformId }));
  }
}
