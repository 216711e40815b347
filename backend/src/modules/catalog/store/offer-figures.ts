import { saoPauloDate } from '@guiche/brazil';
import { Injectable } from '@nestjs/common';
import { Reads, sql } from '../../../database/index.js';
import { Clock } from '../../../runtime/clock/index.js';
import type { TenantContext } from '../../../runtime/context/index.js';

/** Of the last 30 days. */
export interface OfferFigures {
  readonly offerId: string;
  /** Paid sales. */
  readonly sold: number;
  /** Views of its checkout pages. */
  readonly views: number;
}

interface Of {
  readonly platformId: string;
  readonly producerId: string;
  readonly productId: string;
  readonly today: string;
}

const FIGURES = sql<Of>(
  'figures-of-offers',
  `select offer_id as "offerId", sum(sold)::int as sold, sum(views)::int as views from (
  select d.offer_id, d.approved as sold, 0::bigint as views from sales_days_read d
  where d.platform_id = :platformId and d.producer_id = :producerId and d.product_id = :productId and d.day > :today::date - 30
  union all
  select v.offer_id, 0::bigint, v.views from visit_days_read v
  where v.platform_id = :platformId and v.producer_id = :producerId and v.product_id = :productId and v.day > :today::date - 30
) days group by offer_id`,
);

/** How the offers of a product sell. */
@Injectable()
export class ReadOfferFigures {
  constructor(
    private readonly reads: Reads,
    private readonly clock: Clock,
  ) {}

  /** By offer; one without sales and visits is left out. */
  async of(
    { platformId }: TenantContext,
    producerId: string,
    productId: string,
  ): Promise<ReadonlyMap<string, OfferFigures>> {
    const today = saoPauloDate(this.clock.now());
    const found = await this.reads.prepared<OfferFigures>(
      FIGURES({ platformId, producerId, productId, today }),
    );
    return new Map(found.map((figures) => [figures.offerId, figures]));
  }
}
