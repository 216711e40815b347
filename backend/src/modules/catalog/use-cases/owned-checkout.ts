import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { InjectTenantRepository, Reads, TenantRepository, columnsOf, sql } from '../../../database/index.js';
import type { TenantContext } from '../../../runtime/context/index.js';
import { runtimeProblem } from '../../../runtime/errors/index.js';
import { CheckoutConfig } from '../store/checkout-config.entity.js';
import { Product } from '../store/product.entity.js';

/** A checkout of a product that belongs to some product of a seller. */
export type OwnedCheckout = CheckoutConfig & { readonly productId: string };

/** With what its pages show beside it. */
export type ShownCheckout = OwnedCheckout & {
  readonly productName: string;
  /** The offers of its product, the oldest first. */
  readonly offers: readonly {
    readonly id: string;
    readonly isDefault: boolean;
    readonly checkoutId: string | null;
  }[];
};

const OWNED = sql<{ platformId: string; producerId: string; id: string }>(
  'owned-checkout',
  `
select ${columnsOf(CheckoutConfig, 'c')}, p.name as "productName", coalesce((
    select json_agg(json_build_object('id', o.id, 'isDefault', o.is_default, 'checkoutId', o.checkout_config_id) order by o.created_at, o.id)
    from offers o where o.platform_id = c.platform_id and o.product_id = c.product_id and o.status <> 'DELETED'), '[]') as offers
from checkout_configs c
join products p on p.platform_id = c.platform_id and p.id = c.product_id
where c.platform_id = :platformId and c.id = :id and p.producer_id = :producerId and p.status <> 'DELETED'`,
);

/** Finds the checkouts of a seller's products. What belongs to another seller is not found. */
@Injectable()
export class OwnedCheckouts {
  constructor(
    @InjectTenantRepository(Product) private readonly products: TenantRepository<Product>,
    @InjectTenantRepository(CheckoutConfig) private readonly configs: TenantRepository<CheckoutConfig>,
    private readonly reads: Reads,
  ) {}

  /** To look at it, without a lock. @throws Problem notFound */
  async show({ platformId }: TenantContext, producerId: string, id: string): Promise<ShownCheckout> {
    const [found] = await this.reads.primary<ShownCheckout>(OWNED({ platformId, producerId, id }));
    if (!found) throw runtimeProblem('notFound');
    return found;
  }

  /** Locks the product, then the checkout: two changes of one product follow each other. @throws Problem notFound */
  async lock(ctx: TenantContext, tx: EntityManager, producerId: string, id: string): Promise<OwnedCheckout> {
    const found = await this.configs.find(ctx, tx, { id });
    if (!found?.productId) throw runtimeProblem('notFound');
    await this.lockProduct(ctx, tx, producerId, found.productId);
    const config = await this.configs.lock(ctx, tx, id);
    if (!config?.productId) throw runtimeProblem('notFound');
    return config as OwnedCheckout;
  }

  /** @throws Problem notFound */
  async lockProduct(
    ctx: TenantContext,
    tx: EntityManager,
    producerId: string,
    productId: string,
  ): Promise<Product> {
    const product = await this.products.lock(ctx, tx, productId);
    if (product?.producerId !== producerId || product.status === 'DELETED') throw runtimeProblem('notFound');
    return product;
  }
}
