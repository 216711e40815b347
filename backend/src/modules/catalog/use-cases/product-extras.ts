import { PAYMENT_METHODS } from '@guiche/checkout-rules';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import {
  InjectTenantRepository,
  Reads,
  TenantRepository,
  Transactions,
  insertRows,
  sql,
  statement,
} from '../../../database/index.js';
import type { Session } from '../../../runtime/access/index.js';
import { Clock } from '../../../runtime/clock/index.js';
import type { TenantContext } from '../../../runtime/context/index.js';
import { runtimeProblem } from '../../../runtime/errors/index.js';
import { newId } from '../../../runtime/ids/index.js';
import { AuditLog, type AuditEntry } from '../../audit/index.js';
import { announceCatalogChange } from '../../platforms/index.js';
import { catalogProblem, noMethodTexts } from '../catalog-problems.js';
import {
  BUMPS_OF_PRODUCT,
  BUMP_CHOICES,
  BUMP_COUNTS,
  CLEAR_BUMPS,
  SET_BUMP,
  type BumpChoice,
  type BumpCounts,
  type BumpSettings,
  type KeptBump,
} from '../store/order-bumps.js';
import { Product } from '../store/product.entity.js';

/** More would hide the purchase itself. */
export const MOST_BUMPS = 5;
export const MOST_DELIVERY_OPTIONS = 10;

export interface DeliveryChoice {
  readonly id?: string;
  readonly description: string;
  readonly deliveryTime: string;
  /** Cents; 0 is free. */
  readonly fareAmount: number;
  readonly preSelected: boolean;
}

interface OfProduct {
  readonly platformId: string;
  readonly productId: string;
}

const OPTIONS = sql<OfProduct>(
  'delivery-options-of-product',
  `select id, description, delivery_time as "deliveryTime", fare_amount::float8 as "fareAmount", pre_selected as "preSelected"
from delivery_options where platform_id = :platformId and product_id = :productId order by position, id`,
);

const CLEAR_OPTIONS = sql<OfProduct>(
  'clear-delivery-options',
  'delete from delivery_options where platform_id = :platformId and product_id = :productId',
);

/** One that is shown from now on, for every method. */
const newBump = (createdAt: Date): Omit<KeptBump, 'offerId'> => ({
  ...{ id: newId(createdAt), ownTitle: null, text: null, methods: PAYMENT_METHODS, createdAt },
});

/**
 * What is shown beside a product on its checkout: order bumps and delivery options. Each list is replaced as a whole, on the version of
 * the product that was seen; what stays keeps its id, so that a buyer who ticked it can go on.
 */
@Injectable()
export class ProductExtras {
  constructor(
    @InjectTenantRepository(Product) private readonly products: TenantRepository<Product>,
    private readonly transactions: Transactions,
    private readonly reads: Reads,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
  ) {}

  /** The offers of the seller's other products in a currency of this one: those that are shown first, in their order. @throws Problem notFound */
  async bumps(ctx: TenantContext, { accountId }: Session, productId: string): Promise<BumpChoice[]> {
    const { platformId } = ctx;
    await this.demandOwn(ctx, accountId, productId);
    return this.reads.primary<BumpChoice>(BUMP_CHOICES({ platformId, productId, producerId: accountId }));
  }

  /** @throws Problem notFound; tooManyBumps, changedMeanwhile (409) */
  async setBumps(
    ctx: TenantContext,
    session: Session,
    productId: string,
    { offerIds, version }: { readonly offerIds: readonly string[]; readonly version: number },
  ): Promise<void> {
    const wanted = [...new Set(offerIds)];
    if (wanted.length > MOST_BUMPS) throw catalogProblem('tooManyBumps');
    const { platformId } = ctx;
    await this.change(ctx, session, { productId, version, action: 'orderBumps.changed' }, async (tx) => {
      const of = { platformId, productId };
      const choices = await statement<BumpChoice>(tx, BUMP_CHOICES({ ...of, producerId: session.accountId }));
      if (wanted.some((id) => !choices.some(({ offerId }) => offerId === id)))
        throw runtimeProblem('notFound');
      const before = await statement<KeptBump>(tx, BUMPS_OF_PRODUCT(of));
      await statement(tx, CLEAR_BUMPS(of));
      const rows = wanted.map((offerId, position) => {
        const kept = before.find((one) => one.offerId === offerId) ?? newBump(this.clock.now());
        const { id, ownTitle, text, methods, createdAt } = kept;
        return [id, platformId, productId, offerId, position, ownTitle, text, methods, createdAt];
      });
      const columns = ['id', 'platform_id', 'product_id', 'offer_id', 'position', 'title', 'text', 'methods'];
      columns.push('created_at');
      if (rows.length > 0)
        await statement(tx, insertRows({ name: 'add-bumps', into: 'order_bumps', columns, rows }));
      return {
        before: { offers: before.map(({ offerId }) => offerId).join(' ') },
        after: { offers: wanted.join(' ') },
      };
    });
  }

  /** What buyers made of each since it is shown. @throws Problem notFound */
  async bumpCounts(ctx: TenantContext, { accountId }: Session, productId: string): Promise<BumpCounts[]> {
    const { platformId } = ctx;
    await this.demandOwn(ctx, accountId, productId);
    return this.reads.primary<BumpCounts>(BUMP_COUNTS({ platformId, productId, producerId: accountId }));
  }

  /** Words and methods of one that is shown. @throws Problem notFound; validation (422): no method; changedMeanwhile (409) */
  async setBump(
    ctx: TenantContext,
    session: Session,
    productId: string,
    { offerId, version, ...settings }: BumpSettings & { readonly offerId: string; readonly version: number },
  ): Promise<void> {
    const { platformId } = ctx;
    if (settings.methods.length === 0)
      throw runtimeProblem('validation', { errors: { withPix: [noMethodTexts] } });
    await this.change(ctx, session, { productId, version, action: 'orderBumps.changed' }, async (tx) => {
      const before = await statement<KeptBump>(tx, BUMPS_OF_PRODUCT({ platformId, productId }));
      const set = await statement(tx, SET_BUMP({ platformId, productId, offerId, ...settings }));
      const kept = before.find((one) => one.offerId === offerId);
      if (set.length === 0 || !kept) throw runtimeProblem('notFound');
      const { ownTitle, text, methods } = kept;
      return { before: { offerId, ownTitle, text, methods }, after: { offerId, ...settings } };
    });
  }

  /** In their order. @throws Problem notFound */
  async deliveryOptions(
    ctx: TenantContext,
    { accountId }: Session,
    productId: string,
  ): Promise<Required<DeliveryChoice>[]> {
    await this.demandOwn(ctx, accountId, productId);
    const { platformId } = ctx;
    return this.reads.primary<Required<DeliveryChoice>>(OPTIONS({ platformId, productId }));
  }

  /** The first that is chosen beforehand is the only one. @throws Problem notFound; changedMeanwhile (409) */
  async setDeliveryOptions(
    ctx: TenantContext,
    session: Session,
    productId: string,
    { items, version }: { readonly items: readonly DeliveryChoice[]; readonly version: number },
  ): Promise<void> {
    const { platformId } = ctx;
    const of = { platformId, productId };
    await this.change(ctx, session, { productId, version, action: 'deliveryOptions.changed' }, async (tx) => {
      const before = await statement<Required<DeliveryChoice>>(tx, OPTIONS(of));
      await statement(tx, CLEAR_OPTIONS(of));
      const chosen = items.findIndex(({ preSelected }) => preSelected);
      const rows = items.map((item, position) => [
        before.find(({ id }) => id === item.id)?.id ?? newId(this.clock.now()),
        ...[platformId, productId, item.description, item.deliveryTime, item.fareAmount],
        ...[position === chosen, position],
      ]);
      const columns = ['id', 'platform_id', 'product_id', 'description', 'delivery_time', 'fare_amount'];
      columns.push('pre_selected', 'position');
      if (rows.length > 0)
        await statement(tx, insertRows({ name: 'add-options', into: 'delivery_options', columns, rows }));
      return { before: { options: JSON.stringify(before) }, after: { options: JSON.stringify(items) } };
    });
  }

  /** Changes a list of an own product, which makes a new version of the product. */
  private async change(
    ctx: TenantContext,
    { accountId }: Session,
    { productId, version, action }: { productId: string; version: number; action: string },
    change: (tx: EntityManager) => Promise<Pick<AuditEntry, 'before' | 'after'>>,
  ): Promise<void> {
    await this.transactions.run('changeProductExtras', async (tx) => {
      const product = await this.products.lock(ctx, tx, productId);
      if (product?.producerId !== accountId || product.status === 'DELETED') throw runtimeProblem('notFound');
      await this.products.save(ctx, tx, productId, {}, version);
      const changed = await change(tx);
      this.audit.record(ctx, tx, { action, subject: 'products', subjectId: productId, ...changed });
      announceCatalogChange(tx, ctx.platformId);
    });
  }

  private async demandOwn(ctx: TenantContext, producerId: string, productId: string): Promise<void> {
    const product = await this.transactions.run('showProduct', (tx) =>
      this.products.find(ctx, tx, { id: productId, producerId }),
    );
    if (!product || product.status === 'DELETED') throw runtimeProblem('notFound');
  }
}
