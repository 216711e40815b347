import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Not } from 'typeorm';
import {
  InjectTenantRepository,
  Reads,
  TenantRepository,
  Transactions,
  sql,
} from '../../../database/index.js';
import type { Session } from '../../../runtime/access/index.js';
import { Clock } from '../../../runtime/clock/index.js';
import type { TenantContext } from '../../../runtime/context/index.js';
import { runtimeProblem } from '../../../runtime/errors/index.js';
import { newId } from '../../../runtime/ids/index.js';
import { announceCatalogChange } from '../../platforms/index.js';
import { catalogProblem } from '../catalog-problems.js';
import type { OfferTerms } from '../domain/offer-terms.js';
import { statusAfter, type ProductStep } from '../domain/product-states.js';
import { Offer } from '../store/offer.entity.js';
import { Product } from '../store/product.entity.js';
import { DemandOffered } from './demand-offered.js';
import { OwnOffers } from './own-offers.js';

/** What a seller writes about a product. */
export interface ProductFacts {
  readonly name: string;
  readonly description: string;
  readonly category: string | null;
  readonly salesPageUrl: string | null;
  readonly supportEmail: string | null;
  readonly supportPhone: string | null;
  readonly termsUrl: string | null;
  readonly guaranteeDays: number | null;
  readonly softDescriptor: string | null;
  readonly accessAddress: string | null;
  readonly abandonedCartEnabled: boolean;
}

export interface NewProduct {
  readonly type: Product['type'];
  readonly facts: ProductFacts;
  /** The terms of its first offer, which gets the name of the product. */
  readonly terms: Omit<OfferTerms, 'title'>;
}

interface Seller {
  readonly name: string;
  readonly document: string | null;
}

/** Products are sold as soon as they are published; staff look at them afterwards. */
const REVIEW = { reviewedFirst: false } as const;

const SELLER = sql<{ platformId: string; userId: string }>(
  'seller-of-product',
  'select name, document from users_read where platform_id = :platformId and id = :userId',
);

const WAS_SOLD = sql<{ platformId: string; productId: string }>(
  'product-was-sold',
  `select 1 from orders_read o join offers f on f.id = o.offer_id and f.platform_id = o.platform_id
   where o.platform_id = :platformId and f.product_id = :productId limit 1`,
);

/** The products of a seller. A product of another seller is not found. */
@Injectable()
export class OwnProducts {
  constructor(
    @InjectTenantRepository(Product) private readonly products: TenantRepository<Product>,
    @InjectTenantRepository(Offer) private readonly offers: TenantRepository<Offer>,
    private readonly ownOffers: OwnOffers,
    private readonly offered: DemandOffered,
    private readonly transactions: Transactions,
    private readonly reads: Reads,
    private readonly clock: Clock,
  ) {}

  /** Creates a draft with its first offer. @throws Problem validation (422) */
  async create(ctx: TenantContext, session: Session, { type, facts, terms }: NewProduct) {
    const seller = await this.seller(ctx, session);
    await this.offered.refundWindow(ctx, facts.guaranteeDays);
    await this.offered.currency(ctx, terms.currency);
    const now = this.clock.now();
    const id = newId(now);
    return this.transactions.run('createProduct', async (tx) => {
      await this.products.insert(ctx, tx, {
        ...facts,
        ...{ id, type, producerId: session.accountId, status: 'DRAFT', createdAt: now },
        ...{ sellerName: seller.name, sellerDocument: seller.document, sellerAddress: null },
        ...{ imageUrl: null, shareImageUrl: null, reviewReason: null, submittedAt: null },
      });
      const offerId = await this.ownOffers.insert(ctx, tx, id, { ...terms, title: facts.name }, true);
      return { id, offerId };
    });
  }

  /** @throws Problem notFound */
  async show(ctx: TenantContext, { accountId }: Session, id: string): Promise<Product> {
    const found = await this.transactions.run('showProduct', (tx) =>
      this.products.find(ctx, tx, { id, producerId: accountId, status: Not('DELETED') }),
    );
    if (!found) throw runtimeProblem('notFound');
    return found;
  }

  /** @throws Problem notFound; changedMeanwhile (409); validation (422): days that the platform does not offer */
  async edit(
    ctx: TenantContext,
    { accountId }: Session,
    id: string,
    facts: ProductFacts,
    version: number,
  ): Promise<Product> {
    return this.transactions.run('editProduct', async (tx) => {
      const { guaranteeDays } = await this.lockOwn(ctx, tx, accountId, id);
      await this.offered.refundWindow(ctx, facts.guaranteeDays, guaranteeDays);
      const saved = await this.products.save(ctx, tx, id, facts, version);
      if (!saved) throw runtimeProblem('notFound');
      announceCatalogChange(tx, ctx.platformId);
      return saved;
    });
  }

  /** Publishes, pauses or resumes. @throws Problem notFound; productStepRefused (409) */
  async take(ctx: TenantContext, { accountId }: Session, id: string, step: ProductStep): Promise<void> {
    await this.transactions.run('changeProductStatus', async (tx) => {
      const product = await this.lockOwn(ctx, tx, accountId, id);
      const status = statusAfter(product.status, step, REVIEW);
      if (!status) throw catalogProblem('productStepRefused');
      const submittedAt = status === 'IN_REVIEW' ? this.clock.now() : product.submittedAt;
      await this.products.save(ctx, tx, id, { status, submittedAt });
      announceCatalogChange(tx, ctx.platformId);
    });
  }

  /** Deletes a product that was never sold. @throws Problem notFound; productWasSold, productStepRefused (409) */
  async remove(ctx: TenantContext, { accountId }: Session, id: string): Promise<void> {
    await this.transactions.run('deleteProduct', async (tx) => {
      const product = await this.lockOwn(ctx, tx, accountId, id);
      const status = statusAfter(product.status, 'delete', REVIEW);
      if (!status) throw catalogProblem('productStepRefused');
      const { text, values } = WAS_SOLD({ platformId: ctx.platformId, productId: id });
      if ((await tx.query<unknown[]>(text, values)).length > 0) throw catalogProblem('productWasSold');
      await this.products.save(ctx, tx, id, { status });
      announceCatalogChange(tx, ctx.platformId);
    });
  }

  /** A draft with the same facts and offers. @throws Problem notFound */
  async duplicate(ctx: TenantContext, { accountId }: Session, id: string, name: string): Promise<string> {
    const now = this.clock.now();
    const copyId = newId(now);
    await this.transactions.run('duplicateProduct', async (tx) => {
      const product = await this.lockOwn(ctx, tx, accountId, id);
      const draft = { status: 'DRAFT', reviewReason: null, submittedAt: null, createdAt: now } as const;
      await this.products.insert(ctx, tx, { ...product, ...draft, id: copyId, name });
      const offers = await this.offers.list(ctx, tx, {
        where: { productId: id, status: Not('DELETED') },
        order: { createdAt: 'ASC', id: 'ASC' },
      });
      for (const offer of offers) await this.ownOffers.insert(ctx, tx, copyId, offer, offer.isDefault);
    });
    return copyId;
  }

  private async lockOwn(
    ctx: TenantContext,
    tx: EntityManager,
    producerId: string,
    id: string,
  ): Promise<Product> {
    const product = await this.products.lock(ctx, tx, id);
    if (product?.producerId !== producerId || product.status === 'DELETED') throw runtimeProblem('notFound');
    return product;
  }

  private async seller({ platformId }: TenantContext, { accountId }: Session): Promise<Seller> {
    const [seller] = await this.reads.primary<Seller>(SELLER({ platformId, userId: accountId }));
    if (!seller) throw runtimeProblem('notFound');
    return seller;
  }
}
