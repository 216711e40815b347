import { Injectable } from '@nestjs/common';
import { InjectTenantRepository, TenantRepository, Transactions } from '../../../database/index.js';
import type { TenantContext } from '../../../runtime/context/index.js';
import { runtimeProblem } from '../../../runtime/errors/index.js';
import { announceCatalogChange } from '../../platforms/index.js';
import { catalogProblem } from '../catalog-problems.js';
import { statusAfter, type STAFF_STEPS } from '../domain/product-states.js';
import { Product } from '../store/product.entity.js';

export interface ProductDecision {
  readonly decision: (typeof STAFF_STEPS)[number];
  readonly reason: string;
}

/** What staff decide about a product of a seller. */
@Injectable()
export class ReviewProduct {
  constructor(
    @InjectTenantRepository(Product) private readonly products: TenantRepository<Product>,
    private readonly transactions: Transactions,
  ) {}

  /** @throws Problem notFound; productStepRefused (409) */
  async decide(ctx: TenantContext, id: string, { decision, reason }: ProductDecision): Promise<void> {
    await this.transactions.run('reviewProduct', async (tx) => {
      const product = await this.products.lock(ctx, tx, id);
      if (!product || product.status === 'DELETED') throw runtimeProblem('notFound');
      const status = statusAfter(product.status, decision, { reviewedFirst: true });
      if (!status) throw catalogProblem('productStepRefused');
      await this.products.save(ctx, tx, id, { status, reviewReason: reason });
      announceCatalogChange(tx, ctx.platformId);
    });
  }
}
