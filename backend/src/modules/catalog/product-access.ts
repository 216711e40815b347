import { Injectable } from '@nestjs/common';
import { Reads, sql } from '../../database/index.js';
import type { TenantContext } from '../../runtime/context/index.js';
import { NotifyInvalidatedCache, PgNotifications } from '../../runtime/notifications/index.js';
import { CATALOG_CHANGED } from '../platforms/index.js';

/** The products of one order that have an address, and the addresses. */
interface KnownAccess {
  readonly platformId: string;
  readonly addresses: ReadonlyMap<string, string>;
}

const MOST_COMBINATIONS = 5_000;

const OF_PRODUCTS = sql<{ platformId: string; ids: readonly string[] }>(
  'product-access',
  `
select id, address from (
  select p.id, case when exists (
    select from delivered_products_read d where d.platform_id = p.platform_id and d.product_id = p.id
  ) then '/my-purchases/access-purchases' else p.access_address end as address
  from products p where p.platform_id = :platformId and p.id = any (:ids::uuid[])
) found where address is not null`,
);

/**
 * Where buyers find products: on our page for what we deliver, otherwise at the seller's address. Cached like the offers, for the response to a purchase that is paid immediately.
 */
@Injectable()
export class ProductAccess {
  private readonly kept: NotifyInvalidatedCache<KnownAccess>;

  constructor(
    private readonly reads: Reads,
    channel: PgNotifications,
  ) {
    this.kept = new NotifyInvalidatedCache<KnownAccess>(channel, {
      channel: CATALOG_CHANGED,
      most: MOST_COMBINATIONS,
      concerns: ({ platformId }, changed) => platformId === changed,
    });
  }

  /** The addresses of those products that have one. No statement when warm. */
  async of(
    { platformId }: TenantContext,
    productIds: readonly string[],
  ): Promise<ReadonlyMap<string, string>> {
    const ids = [...new Set(productIds)].sort();
    const known = await this.kept.get([platformId, ...ids].join(' '), () => this.read(platformId, ids));
    return known.addresses;
  }

  private async read(platformId: string, ids: readonly string[]): Promise<KnownAccess> {
    const rows = await this.reads.prepared<{ id: string; address: string }>(OF_PRODUCTS({ platformId, ids }));
    return { platformId, addresses: new Map(rows.map(({ id, address }) => [id, address])) };
  }
}
