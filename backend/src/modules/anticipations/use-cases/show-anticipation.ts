import { Injectable } from '@nestjs/common';
import { Reads, sql } from '../../../database/index.js';
import type { TenantContext } from '../../../runtime/context/index.js';
import { runtimeProblem } from '../../../runtime/errors/index.js';

interface AnticipatedSale {
  readonly saleId: string;
  readonly code: string;
  readonly product: string;
  /** Cents. */
  readonly amount: number;
  readonly fee: number;
  /** When it would have been released. */
  readonly dueAt: Date;
  /** Where the payment stands now. */
  readonly status: string;
}

interface RateOfAnticipation {
  readonly version: number;
  readonly feeBps: number;
  readonly fee: number;
  readonly setAt: Date;
  readonly reason: string | null;
  readonly acceptedAt: Date | null;
}

/** What an anticipation covers, and the rates that it had. */
export interface AnticipationDetails {
  readonly sales: readonly AnticipatedSale[];
  readonly rates: readonly RateOfAnticipation[];
}

const SALES = sql<{ platformId: string; id: string; sellerId: string | null }>(
  'details-of-anticipation',
  `select o.id as "saleId", o.code, o.product_name as product, s.amount, s.fee, s.due_at as "dueAt", p.status
from anticipation_sales s
join anticipations a on a.platform_id = s.platform_id and a.id = s.anticipation_id
join payments_read p on p.platform_id = s.platform_id and p.id = s.payment_id
join sales_read o on o.platform_id = p.platform_id and o.id = p.order_id
where s.platform_id = :platformId and s.anticipation_id = :id and (:sellerId::uuid is null or a.seller_id = :sellerId)
order by s.due_at, s.payment_id`,
);

const RATES = sql<{ platformId: string; id: string }>(
  'rates-of-anticipation',
  `select version, fee_bps as "feeBps", fee, set_at as "setAt", reason, accepted_at as "acceptedAt" from anticipation_rates
where platform_id = :platformId and anticipation_id = :id order by version`,
);

/** The sales and rates of an anticipation, for its page. */
@Injectable()
export class ShowAnticipation {
  constructor(private readonly reads: Reads) {}

  /** @param sellerId null: for staff. @throws Problem notFound: there is none of this tenant or seller */
  async show(
    { platformId }: TenantContext,
    id: string,
    sellerId: string | null,
  ): Promise<AnticipationDetails> {
    const sales = await this.reads.primary<AnticipatedSale>(SALES({ platformId, id, sellerId }));
    if (sales.length === 0) throw runtimeProblem('notFound');
    return { sales, rates: await this.reads.primary<RateOfAnticipation>(RATES({ platformId, id })) };
  }
}
