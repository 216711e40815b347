import type { Cents } from '@guiche/money';
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
import { catalogProblem } from '../catalog-problems.js';
import { Product } from '../store/product.entity.js';

/** More would hide the purchase itself. */
export const MOST_BUMPS = 5;
export const MOST_DELIVERY_OPTIONS = 10;

/** An offer that can be sold beside another, with its place if it is. */
export interface BumpChoice {
  readonly offerId: string;
  readonly title: string;
  readonly productName: string;
  readonly imageUrl: string | null;
  readonly price: Cents;
  readonly currency: string;
  readonly isActive: boolean;
  /** Null: it is not shown. */
  readonly position: number | null;
}

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

const CHOICES = sql<OfProduct & { readonly producerId: string }>(
  'bump-choices',
  `
select o.id as "offerId", o.title, p.name as "productName", p.image_url as "imageUrl", o.price::float8 as price, o.currency,
  o.status = 'ACTIVE' and p.status = 'ACTIVE' as "isActive", b.position
from offers o
join products p on p.id = o.product_id and p.platform_id = o.platform_id
left join order_bumps b on b.platform_id = o.platform_id and b.product_id = :productId and b.offer_id = o.id
where o.platform_id = :platformId and p.producer_id = :producerId and p.id <> :productId
  and o.status <> 'DELETED' and p.status <> 'DELETED'
  and (b.id is not null or o.currency in (
    select s.currency from offers s where s.platform_id = :platformId and s.product_id = :productId and s.status <> 'DELETED'))
order by b.position, p.name, o.title, o.id`,
);

const BUMPS = sql<OfProduct>(
  'bumps-of-product',
  `select id, offer_id as "offerId" from order_bumps
where platform_id = :platformId and product_id = :productId order by position, id`,
);

const CLEAR_BUMPS = sql<OfProduct>(
  'clear-bumps',
  'delete from order_bumps where platform_id = :platformId and product_id = :productId',
);

const OPTIONS = sql<OfProduct>(
  'delivery-options-of-product',
  `select id, description, delivery_time as "deliveryTime", fare_amount::float8 as "fareAmount", pre_selected as "preSelected"
from delivery_options where platform_id = :platformId and product_id = :productId order by position, id`,
);

const CLEAR_OPTIONS = sql<OfProduct>(
  'clear-delivery-options',
  'delete from delivery_options where platform_id = :platformId and product_id = :productId',
);

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
    return this.reads.primary<BumpChoice>(CHOICES({ platformId, productId, producerId: accountId }));
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
      const choices = await statement<BumpChoice>(tx, CHOICES({ ...of, producerId: session.accountId }));
      if (wanted.some((id) => !choices.some(({ offerId }) => offerId === id)))
        throw runtimeProblem('notFound');
      const before = await statement<{ id: string; offerId: string }>(tx, BUMPS(of));
      await statement(tx, CLEAR_BUMPS(of));
      const rows = wanted.map((offerId, position) => [
        before.find((one) => one.offerId === offerId)?.id ?? newId(this.clock.now()),
        ...[platformId, productId, offerId, position],
      ]);
      const columns = ['id', 'platform_id', 'product_id', 'offer_id', 'position'];
      if (rows.length > 0)
        await statement(tx, insertRows({ name: 'add-bumps', into: 'order_bumps', columns, rows }));
      return {
        before: { offers: before.map(({ offerId }) => offerId).join(' ') },
        after: { offers: wanted.join(' ') },
      };
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
