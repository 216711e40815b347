import { Injectable } from '@nestjs/common';
import { Reads } from '../../../database/index.js';
import type { TenantContext } from '../../../runtime/context/index.js';

/** Where one item of an order is found. */
export interface Access {
  readonly title: string;
  readonly address: string;
}

const OF_ORDER = `
select i.title, p.access_address as address
from order_items i
join products_read p on p.id = i.product_id and p.platform_id = i.platform_id
where i.order_id = $1 and i.platform_id = $2 and p.access_address is not null
order by i.position`;

/** Where what was bought is found. Whoever asks has seen that it is paid. */
@Injectable()
export class BoughtAccess {
  constructor(private readonly reads: Reads) {}

  /** In the order of the receipt, as the products say now, whatever became of the offer. One statement. */
  of({ platformId }: TenantContext, orderId: string): Promise<readonly Access[]> {
    return this.reads.prepared<Access>({
      name: 'bought-access',
      text: OF_ORDER,
      values: [orderId, platformId],
    });
  }
}
