import { Injectable } from '@nestjs/common';
import {
  InjectTenantRepository,
  Reads,
  TenantRepository,
  Transactions,
  sql,
  statement,
} from '../../../database/index.js';
import type { Session } from '../../../runtime/access/index.js';
import { Clock } from '../../../runtime/clock/index.js';
import type { TenantContext } from '../../../runtime/context/index.js';
import { runtimeProblem } from '../../../runtime/errors/index.js';
import { newId } from '../../../runtime/ids/index.js';
import { announceCatalogChange } from '../../platforms/index.js';
import { catalogProblem } from '../catalog-problems.js';
import { PLAIN_LOOK, lookOf } from '../domain/checkout-look.js';
import { CheckoutConfig } from '../store/checkout-config.entity.js';
import { Offer } from '../store/offer.entity.js';
import { CheckoutTests } from './checkout-tests.js';
import { OwnedCheckouts } from './owned-checkout.js';

/** More looks of one product are no experiment any more. */
export const MOST_CHECKOUTS = 10;

export interface ListedCheckout {
  readonly id: string;
  readonly name: string;
  readonly template: string;
  readonly publishedNumber: number;
  readonly publishedAt: Date | null;
  readonly hasDraft: boolean;
}

export interface OfferOfCheckout {
  readonly id: string;
  readonly title: string;
  readonly isActive: boolean;
  readonly isDefault: boolean;
  readonly checkoutId: string | null;
  readonly version: number;
}

/** JSON has no dates. */
interface CheckoutsOfProduct {
  readonly items: (Omit<ListedCheckout, 'publishedAt'> & { readonly publishedAt: string | null })[];
  readonly offers: OfferOfCheckout[];
}

const LIST = sql<{ platformId: string; producerId: string; productId: string }>(
  'checkouts-of-product',
  `
select coalesce((
    select json_agg(json_build_object('id', c.id, 'name', coalesce(c.name, 'Checkout'),
      'template', coalesce(c.draft ->> 'template', c.template), 'publishedNumber', c.published_number,
      'publishedAt', c.published_at, 'hasDraft', c.draft is not null) order by c.created_at, c.id)
    from checkout_configs c where c.platform_id = p.platform_id and c.product_id = p.id), '[]') as items,
  coalesce((
    select json_agg(json_build_object('id', o.id, 'title', o.title, 'isActive', o.status = 'ACTIVE',
      'isDefault', o.is_default, 'checkoutId', o.checkout_config_id, 'version', o.version) order by o.created_at, o.id)
    from offers o where o.platform_id = p.platform_id and o.product_id = p.id and o.status <> 'DELETED'), '[]') as offers
from products p
where p.platform_id = :platformId and p.id = :productId and p.producer_id = :producerId and p.status <> 'DELETED'`,
);

const USED = sql<{ platformId: string; checkoutId: string }>(
  'checkout-in-use',
  `select 1 from offers where platform_id = :platformId and checkout_config_id = :checkoutId limit 1`,
);

/** The checkouts of a product, and which of them each offer shows. */
@Injectable()
export class OwnCheckouts {
  constructor(
    @InjectTenantRepository(CheckoutConfig) private readonly configs: TenantRepository<CheckoutConfig>,
    @InjectTenantRepository(Offer) private readonly offers: TenantRepository<Offer>,
    private readonly owned: OwnedCheckouts,
    private readonly tests: CheckoutTests,
    private readonly transactions: Transactions,
    private readonly reads: Reads,
    private readonly clock: Clock,
  ) {}

  /** @throws Problem notFound */
  async list(
    ctx: TenantContext,
    { accountId }: Session,
    productId: string,
  ): Promise<{ items: ListedCheckout[]; offers: OfferOfCheckout[] }> {
    const of = { platformId: ctx.platformId, producerId: accountId, productId };
    const [found] = await this.reads.primary<CheckoutsOfProduct>(LIST(of));
    if (!found) throw runtimeProblem('notFound');
    const items = found.items.map(({ publishedAt, ...item }) => ({
      ...{ ...item, publishedAt: publishedAt === null ? null : new Date(publishedAt) },
    }));
    return { items, offers: found.offers };
  }

  /** Adds a draft, plain or like another checkout of the product. @throws Problem notFound; tooManyCheckouts (422) */
  async add(
    ctx: TenantContext,
    { accountId }: Session,
    productId: string,
    { name, likeId }: { readonly name: string; readonly likeId?: string | undefined },
  ): Promise<string> {
    const now = this.clock.now();
    const id = newId(now);
    await this.transactions.run('addCheckout', async (tx) => {
      await this.owned.lockProduct(ctx, tx, accountId, productId);
      const present = await this.configs.list(ctx, tx, { where: { productId } });
      if (present.length >= MOST_CHECKOUTS) throw catalogProblem('tooManyCheckouts');
      const like = present.find((one) => one.id === likeId);
      if (likeId !== undefined && !like) throw runtimeProblem('notFound');
      const look = like ? lookOf(like.draft ?? like) : PLAIN_LOOK;
      await this.configs.insert(ctx, tx, {
        ...PLAIN_LOOK,
        ...{ id, productId, name, draft: look, publishedNumber: 0, publishedAt: null, createdAt: now },
      });
    });
    return id;
  }

  /** @throws Problem notFound; changedMeanwhile (409) */
  async rename(
    ctx: TenantContext,
    { accountId }: Session,
    id: string,
    { name, version }: { readonly name: string; readonly version: number },
  ): Promise<void> {
    await this.transactions.run('renameCheckout', async (tx) => {
      await this.owned.lock(ctx, tx, accountId, id);
      await this.configs.save(ctx, tx, id, { name }, version);
    });
  }

  /** Deletes a checkout that no offer shows. @throws Problem notFound; checkoutInUse, testRuns (409) */
  async remove(ctx: TenantContext, { accountId }: Session, id: string): Promise<void> {
    await this.transactions.run('deleteCheckout', async (tx) => {
      await this.owned.lock(ctx, tx, accountId, id);
      const used = await statement(tx, USED({ platformId: ctx.platformId, checkoutId: id }));
      if (used.length > 0) throw catalogProblem('checkoutInUse');
      await this.tests.demandNone(ctx, tx, { secondId: id });
      await this.configs.delete(ctx, tx, id);
      announceCatalogChange(tx, ctx.platformId);
    });
  }

  /**
   * Makes a checkout the one that an offer shows; null is the plain one.
   * @throws Problem notFound; checkoutNotPublished, testRuns, changedMeanwhile (409)
   */
  async showOnOffer(
    ctx: TenantContext,
    { accountId }: Session,
    offerId: string,
    { checkoutId, version }: { readonly checkoutId: string | null; readonly version: number },
  ): Promise<void> {
    await this.transactions.run('chooseCheckout', async (tx) => {
      const offer = await this.offers.find(ctx, tx, { id: offerId });
      if (!offer || offer.status === 'DELETED') throw runtimeProblem('notFound');
      await this.owned.lockProduct(ctx, tx, accountId, offer.productId);
      if (checkoutId !== null) {
        const checkout = await this.configs.lock(ctx, tx, checkoutId);
        if (checkout?.productId !== offer.productId) throw runtimeProblem('notFound');
        if (checkout.publishedNumber === 0) throw catalogProblem('checkoutNotPublished');
      }
      await this.tests.demandNone(ctx, tx, { offerId });
      await this.offers.save(ctx, tx, offerId, { checkoutConfigId: checkoutId }, version);
      announceCatalogChange(tx, ctx.platformId);
    });
  }
}
