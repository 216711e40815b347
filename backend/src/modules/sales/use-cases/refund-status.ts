import { Injectable } from '@nestjs/common';
import { Reads, sql } from '../../../database/index.js';
import type { TenantContext } from '../../../runtime/context/index.js';
import { runtimeProblem } from '../../../runtime/errors/index.js';
import { RefundRequests, type RefundRequest } from '../store/refund-requests.js';

/** How a request stands, without any data of its buyer: everybody with its address can read it. */
export interface ShownRefundStatus extends Pick<
  RefundRequest,
  'protocol' | 'state' | 'decision' | 'isInWindow' | 'createdAt' | 'decidedAt' | 'amount'
> {
  readonly seller: string;
  readonly currency: string;
  readonly method: string | null;
  readonly items: readonly string[];
}

const SALE = sql<{ platformId: string; orderId: string; itemIds: readonly string[] | null }>(
  'sale-of-refund-status',
  `select coalesce(p.seller_name, u.name) as seller, s.currency, s.method,
  (select json_agg(i.title order by i.position) from order_items_read i
   where i.platform_id = s.platform_id and i.order_id = s.id and (:itemIds::uuid[] is null or i.id = any (:itemIds::uuid[]))) as items
from sales s
join products_read p on p.platform_id = s.platform_id and p.id = s.product_id
join users_read u on u.platform_id = s.platform_id and u.id = s.producer_id
where s.platform_id = :platformId and s.id = :orderId`,
);

/** The page by which a buyer follows a request. */
@Injectable()
export class RefundStatus {
  constructor(
    private readonly requests: RefundRequests,
    private readonly reads: Reads,
  ) {}

  /** @throws Problem notFound */
  async of(ctx: TenantContext, token: string): Promise<ShownRefundStatus> {
    const request = await this.requests.byToken(ctx, token);
    if (!request) throw runtimeProblem('notFound');
    const { orderId, itemIds } = request;
    const { platformId } = ctx;
    const [sale] = await this.reads.prepared<
      Pick<ShownRefundStatus, 'seller' | 'currency' | 'method' | 'items'>
    >(SALE({ platformId, orderId, itemIds }));
    if (!sale) throw runtimeProblem('notFound');
    const { protocol, state, decision, isInWindow, createdAt, decidedAt, amount } = request;
    return { protocol, state, decision, isInWindow, createdAt, decidedAt, amount, ...sale };
  }
}
