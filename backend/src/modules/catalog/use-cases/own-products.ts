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
import { catalogProblem, physicalOnlyTexts } from '../catalog-problems.js';
import type { OfferTerms } from '../domain/offer-terms.js';
import { statusAfter, type ProductStep } from '../domain/product-states.js';
import { Offer } from '../store/offer.entity.js';
import { countAffiliates, lockContractsOfProduct, wasSold } from '../store/product-standing.js';
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
  /** Null: as they are; of a new product {@link USUAL_COOKIE_DAYS}. */
  readonly affiliateCookieDays: number | null;
  readonly softDescriptor: string | null;
  readonly accessAddress: string | null;
  readonly abandonedCartEnabled: boolean;
  /** Of physical products only. */
  readonly stock: number | null;
  readonly weightGrams: number | null;
  readonly lengthCm: number | null;
  readonly widthCm: number | null;
  readonly heightCm: number | null;
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

/** Every platform offers them. */
const USUAL_COOKIE_DAYS = 60;

/** Products are sold as soon as they are published; staff look at them afterwards. */
const REVIEW = { reviewedFirst: false } as const;

const SELLER = sql<{ platformId: string; userId: string }>(
  'seller-of-product',
  'select name, document from users_read where platform_id = :platformId and id = :userId',
);

const NOT_ENDING = { endsAt: null, endsBy: null, endTakenBackAt: null } as const;

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
    demandGoods(type, facts);
    const seller = await this.seller(ctx, session);
    await this.offered.refundWindow(ctx, facts.guaranteeDays);
    const affiliateCookieDays = facts.affiliateCookieDays ?? USUAL_COOKIE_DAYS;
    await this.offered.cookieDays(ctx, affiliateCookieDays);
    await this.offered.currency(ctx, terms.currency);
    const now = this.clock.now();
    const id = newId(now);
    return this.transactions.run('createProduct', async (tx) => {
      await this.products.insert(ctx, tx, {
        ...{ ...facts, affiliateCookieDays },
        ...{ id, type, producerId: session.accountId, status: 'DRAFT', createdAt: now },
        ...{ sellerName: seller.name, sellerDocument: seller.document, sellerAddress: null },
        ...{ imageUrl: null, shareImageUrl: null, reviewReason: null, submittedAt: null, ...NOT_ENDING },
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

  /** @throws Problem notFound; changedMeanwhile (409); validation (422): a field of goods, or days that the platform does not offer */
  async edit(
    ctx: TenantContext,
    { accountId }: Session,
    id: string,
    facts: ProductFacts,
    version: number,
  ): Promise<Product> {
    return this.transactions.run('editProduct', async (tx) => {
      const { guaranteeDays, affiliateCookieDays: kept, type } = await this.lockOwn(ctx, tx, accountId, id);
      demandGoods(type, facts);
      await this.offered.refundWindow(ctx, facts.guaranteeDays, guaranteeDays);
      const affiliateCookieDays = facts.affiliateCookieDays ?? kept;
      await this.offered.cookieDays(ctx, affiliateCookieDays, kept);
      const saved = await this.products.save(ctx, tx, id, { ...facts, affiliateCookieDays }, version);
      if (!saved) throw runtimeProblem('notFound');
      announceCatalogChange(tx, ctx.platformId);
      return saved;
    });
  }

  /** Publishes, pauses or resumes. @throws Problem notFound; productStepRefused, productHasAffiliates (409) */
  async take(ctx: TenantContext, { accountId }: Session, id: string, step: ProductStep): Promise<void> {
    await this.transactions.run('changeProductStatus', async (tx) => {
      if (step === 'pause') await lockContractsOfProduct(ctx, tx, id);
      const product = await this.lockOwn(ctx, tx, accountId, id);
      const status = statusAfter(product.status, step, REVIEW);
      if (!status) throw catalogProblem('productStepRefused');
      if (step === 'pause') await this.refuseAffiliated(ctx, tx, id);
      const submittedAt = status === 'IN_REVIEW' ? this.clock.now() : product.submittedAt;
      const end = step === 'pause' ? NOT_ENDING : {};
      await this.products.save(ctx, tx, id, { status, submittedAt, ...end });
      announceCatalogChange(tx, ctx.platformId);
    });
  }

  /**
   * Deletes a product that was never sold.
   * @throws Problem notFound; productWasSold, productStepRefused, productHasAffiliates (409)
   */
  async remove(ctx: TenantContext, { accountId }: Session, id: string): Promise<void> {
    await this.transactions.run('deleteProduct', async (tx) => {
      await lockContractsOfProduct(ctx, tx, id);
      const product = await this.lockOwn(ctx, tx, accountId, id);
      const status = statusAfter(product.status, 'delete', REVIEW);
      if (!status) throw catalogProblem('productStepRefused');
      if (await wasSold(ctx, tx, id)) throw catalogProblem('productWasSold');
      await this.refuseAffiliated(ctx, tx, id);
      await this.products.save(ctx, tx, id, { status, ...NOT_ENDING });
      announceCatalogChange(tx, ctx.platformId);
    });
  }

  /** A draft with the same facts and offers. @throws Problem notFound */
  async duplicate(ctx: TenantContext, { accountId }: Session, id: string, name: string): Promise<string> {
    const now = this.clock.now();
    const copyId = newId(now);
    await this.transactions.run('duplicateProduct', async (tx) => {
      const product = await this.lockOwn(ctx, tx, accountId, id);
      const fresh = { reviewReason: null, submittedAt: null, createdAt: now, ...NOT_ENDING } as const;
      const draft = { status: 'DRAFT', ...fresh } as const;
      // The pieces of the original would be sold twice.
      const stock = product.stock === null ? null : 0;
      await this.products.insert(ctx, tx, { ...product, ...draft, id: copyId, name, stock });
      const offers = await this.offers.list(ctx, tx, {
        where: { productId: id, status: Not('DELETED') },
        order: { createdAt: 'ASC', id: 'ASC' },
      });
      for (const offer of offers) await this.ownOffers.insert(ctx, tx, copyId, offer, offer.isDefault);
    });
    return copyId;
  }

  /** Who promotes it is told three days before: `ProductEnds`. The caller has locked the contracts: nobody joins meanwhile. */
  private async refuseAffiliated(ctx: TenantContext, tx: EntityManager, id: string): Promise<void> {
    if ((await countAffiliates(ctx, tx, id, this.clock.now())) > 0)
      throw catalogProblem('productHasAffiliates');
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

const OF_GOODS = ['stock', 'weightGrams', 'lengthCm', 'widthCm', 'heightCm'] as const;

/** @throws Problem validation (422): a digital product with pieces or a parcel */
function demandGoods(type: Product['type'], facts: ProductFacts): void {
  const given = OF_GOODS.filter((name) => facts[name] !== null);
  if (type === 'FISICO' || given.length === 0) return;
  throw runtimeProblem('validation', {
    errors: Object.fromEntries(given.map((name) => [name, [physicalOnlyTexts]])),
  });
}
