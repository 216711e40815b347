import { couponCodeOf } from '@guiche/checkout-rules';
import { Injectable } from '@nestjs/common';
import { Reads, sql } from '../../database/index.js';
import type { TenantContext } from '../../runtime/context/index.js';
import { NotifyInvalidatedCache, PgNotifications } from '../../runtime/notifications/index.js';
import { CATALOG_CHANGED } from '../platforms/index.js';
import type { CouponSnapshot } from './domain/coupon-in-sale.js';

const MOST_COUPONS = 5_000;

const SNAPSHOT = sql<{ platformId: string; producerId: string; code: string }>(
  'coupon-snapshot',
  `
select json_build_object('id', id, 'platformId', platform_id, 'code', code, 'status', status, 'kind', kind, 'value', value,
  'currency', currency, 'productIds', product_ids, 'offerIds', offer_ids, 'methods', methods, 'cycles', cycles,
  'validFromMs', floor(extract(epoch from valid_from) * 1000), 'validUntilMs', floor(extract(epoch from valid_until) * 1000),
  'maxUses', max_uses, 'maxUsesPerBuyer', max_uses_per_buyer) as snapshot
from coupons
where platform_id = :platformId and producer_id = :producerId and code = :code and status <> 'DELETED'`,
);

/** The coupons of sellers as purchases see them, cached until the catalog of their platform changes. */
@Injectable()
export class CouponSnapshots {
  private readonly kept: NotifyInvalidatedCache<CouponSnapshot | undefined>;

  constructor(
    private readonly reads: Reads,
    channel: PgNotifications,
  ) {
    this.kept = new NotifyInvalidatedCache<CouponSnapshot | undefined>(channel, {
      channel: CATALOG_CHANGED,
      most: MOST_COUPONS,
      concerns: ({ platformId }, changed) => platformId === changed,
    });
  }

  /** The coupon of a seller by its code as typed, or undefined. No statement when warm. */
  async get(
    { platformId }: TenantContext,
    producerId: string,
    typed: string,
  ): Promise<CouponSnapshot | undefined> {
    const code = couponCodeOf(typed);
    if (code === '') return undefined;
    return this.kept.get(`${platformId} ${producerId} ${code}`, async () => {
      const [row] = await this.reads.primary<{ snapshot: CouponSnapshot }>(
        SNAPSHOT({ platformId, producerId, code }),
      );
      return row?.snapshot;
    });
  }
}
