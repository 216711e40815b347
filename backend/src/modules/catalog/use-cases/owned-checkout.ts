import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { InjectTenantRepository, TenantRepository } from '../../../database/index.js';
import type { TenantContext } from '../../../runtime/context/index.js';
import { runtimeProblem } from '../../../runtime/errors/index.js';
import { CheckoutConfig } from '../store/checkout-config.entity.js';
import { Product } from '../store/product.entity.js';

/** A checkout of a product that belongs to some product of a seller. */
export type OwnedCheckout = CheckoutConfig & { readonly productId: string };

/** Finds the checkouts of a seller's products. What belongs to another seller is not found. */
@Injectable()
export class OwnedCheckouts {
  constructor(
    @InjectTenantRepository(Product) private readonly products: TenantRepository<Product>,
    @InjectTenantRepository(CheckoutConfig) private readonly configs: TenantRepository<CheckoutConfig>,
  ) {}

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
