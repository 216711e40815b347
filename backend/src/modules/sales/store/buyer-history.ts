import { Injectable } from '@nestjs/common';
import { Reads, sql } from '../../../database/index.js';
import type { TenantContext } from '../../../runtime/context/index.js';

// Each half has its index. A document that was not given equals none.
const OTHER_SALES = sql<{ platformId: string; id: string; email: string; document: string | null }>(
  'other-sales-of-buyer-by-status',
  `select s.status, count(*)::int as count from sales s
where s.platform_id = :platformId and s.id <> :id and s.id = any (array(
  select e.id from sales e where e.platform_id = :platformId and e.buyer_email = :email
  union select d.id from sales d where d.platform_id = :platformId and d.buyer_document = :document::text
)) group by s.status`,
);

/** What became of the other purchases of a buyer on the platform. */
@Injectable()
export class BuyerHistory {
  constructor(private readonly reads: Reads) {}

  /** How many of each status, with this e-mail address or this document. @param of `document` null: none was given */
  async others(
    { platformId }: TenantContext,
    of: { readonly id: string; readonly email: string; readonly document: string | null },
  ): Promise<Readonly<Record<string, number>>> {
    type Counted = { readonly status: string; readonly count: number };
    const rows = await this.reads.prepared<Counted>(OTHER_SALES({ platformId, ...of }));
    return Object.fromEntries(rows.map(({ status, count }) => [status, count]));
  }
}
