import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import {
  InjectTenantRepository,
  Reads,
  TenantRepository,
  sql,
  type Statement,
} from '../../database/index.js';
import { days } from '../../runtime/clock/durations.js';
import type { TenantContext } from '../../runtime/context/index.js';
import { runtimeProblem } from '../../runtime/errors/index.js';
import { announceCatalogChange } from '../platforms/index.js';
import { catalogProblem } from './catalog-problems.js';
import { statusAfter, type EndOfProduct, type ProductStatus } from './domain/product-states.js';
import { COUNT_AFFILIATES, wasSold } from './store/product-standing.js';
import { Product } from './store/product.entity.js';

/** A product whose end was announced. */
export interface EndingProduct {
  readonly platformId: string;
  readonly id: string;
}

/** What is said of a product to those who promote it. */
export interface AnnouncedEnd {
  readonly name: string;
  readonly by: EndOfProduct;
  readonly endsAt: Date;
  /** Buyers can buy it now, so its links sell until the end. */
  readonly isSold: boolean;
}

/** Affiliates are not told of an end sooner than this after another was taken back. */
const REST_MS = days(1);

interface OwnProduct {
  readonly id: string;
  readonly producerId: string;
}

const DUE = sql<{ now: Date }>(
  'products-that-end',
  'select platform_id as "platformId", id from products where ends_at <= :now order by ends_at, id limit 100',
);

/** Ends of products that are announced first, within the caller's transaction, which tells the affiliates (decision 0221). */
@Injectable()
export class ProductEnds {
  constructor(
    @InjectTenantRepository(Product) private readonly products: TenantRepository<Product>,
    private readonly reads: Reads,
  ) {}

  /** How many sellers promote a product and are paid for it. */
  async affiliates({ platformId }: TenantContext, productId: string, now: Date): Promise<number> {
    const asked: Statement = COUNT_AFFILIATES({ platformId, productId, now });
    const [found] = await this.reads.primary<{ many: number }>(asked);
    return found?.many ?? 0;
  }

  /** Locks the product. @throws Problem notFound; productStepRefused, productWasSold, productEnds, productEndTakenBack (409) */
  async announce(
    ctx: TenantContext,
    tx: EntityManager,
    { id, producerId }: OwnProduct,
    { by, endsAt, now }: Pick<AnnouncedEnd, 'by' | 'endsAt'> & { readonly now: Date },
  ): Promise<AnnouncedEnd> {
    const product = await this.lockOwn(ctx, tx, { id, producerId });
    const { status, name, endTakenBackAt } = product;
    if (product.endsAt !== null) throw catalogProblem('productEnds');
    if (endTakenBackAt !== null && now.getTime() < endTakenBackAt.getTime() + REST_MS)
      throw catalogProblem('productEndTakenBack');
    if (!endOf(status, by)) throw catalogProblem('productStepRefused');
    if (by === 'delete' && (await wasSold(ctx, tx, id))) throw catalogProblem('productWasSold');
    await this.products.save(ctx, tx, id, { endsAt, endsBy: by });
    announceCatalogChange(tx, ctx.platformId);
    return { name, by, endsAt, isSold: status === 'ACTIVE' };
  }

  /** Locks the product, which goes on. @throws Problem notFound; productDoesNotEnd (409), also after its end */
  async takeBack(ctx: TenantContext, tx: EntityManager, own: OwnProduct, now: Date): Promise<AnnouncedEnd> {
    const { name, status, endsAt, endsBy: by } = await this.lockOwn(ctx, tx, own);
    if (endsAt === null || by === null || endsAt <= now) throw catalogProblem('productDoesNotEnd');
    await this.products.save(ctx, tx, own.id, { endsAt: null, endsBy: null, endTakenBackAt: now });
    announceCatalogChange(tx, ctx.platformId);
    return { name, by, endsAt, isSold: status === 'ACTIVE' };
  }

  /** Products whose announced end has come. */
  due(now: Date): Promise<EndingProduct[]> {
    return this.reads.primary<EndingProduct>(DUE({ now }));
  }

  /**
   * Takes the step that was announced. A product that was sold meanwhile is paused and not deleted; one that staff have stopped stays
   * as it is.
   * @returns its status from now on; undefined: its end was taken back
   */
  async end(
    ctx: TenantContext,
    tx: EntityManager,
    id: string,
    now: Date,
  ): Promise<ProductStatus | undefined> {
    const product = await this.products.lock(ctx, tx, id);
    if (!product?.endsBy || product.endsAt === null || product.endsAt > now) return undefined;
    const isKept = product.endsBy === 'delete' && (await wasSold(ctx, tx, id));
    const status = endOf(product.status, isKept ? 'pause' : product.endsBy) ?? product.status;
    await this.products.save(ctx, tx, id, { status, endsAt: null, endsBy: null });
    announceCatalogChange(tx, ctx.platformId);
    return status;
  }

  private async lockOwn(
    ctx: TenantContext,
    tx: EntityManager,
    { id, producerId }: OwnProduct,
  ): Promise<Product> {
    const product = await this.products.lock(ctx, tx, id);
    if (product?.producerId !== producerId || product.status === 'DELETED') throw runtimeProblem('notFound');
    return product;
  }
}

const endOf = (status: ProductStatus, by: EndOfProduct): ProductStatus | undefined =>
  statusAfter(status, by, { reviewedFirst: false });
