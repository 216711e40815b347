import { Injectable } from '@nestjs/common';
import type { TenantContext } from '../../runtime/context/index.js';
import { BoughtAccess } from '../orders/index.js';

/** Where a buyer opens what we deliver; the items of an order stand together there. */
const CONTENT = '/my-purchases/access-purchases';

/** The page to which a mail about a paid order leads. */
@Injectable()
export class AccessPages {
  constructor(private readonly access: BoughtAccess) {}

  /** The content, where we deliver some of it; otherwise the page of the purchase, with what its seller gives. */
  async of(ctx: TenantContext, orderId: string): Promise<string> {
    const items = await this.access.of(ctx, orderId);
    return items.some(({ address }) => address === CONTENT) ? CONTENT : `/my-purchases/${orderId}`;
  }
}
