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

interface OfProduct {
  readonly platformId: string;
  readonly productId: string;
}

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

const LIST = sql<OfProduct>(
  'checkouts-of-product',
  `
select id, coalesce(name, 'Checkout') as name, coalesce(draft ->> 'template', template) as template,
  published_number as "publishedNumber", published_at as "publishedAt", draft is not null as "hasDraft"
from checkout_configs
where platform_id = :platformId and product_id = :productId
order by created_at, id`,
);

const OFFERS = sql<OfProduct>(
  'offers-with-checkouts',
  `
select id, title, status = 'ACTIVE' as "isActive", is_default as "isDefault", checkout_config_id as "checkoutId", version
from offers
where platform_id = :platformId and product_id = :productId and status <> 'DELETED'
order by created_at, id`,
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
    await this.transactions.run('listCheckouts', (tx) =>
      this.owned.lockProduct(ctx, tx, accountId, productId),
    );
    const of = { platformId: ctx.platformId, productId };
    const [items, offers] = await Promise.all([
      this.reads.primary<ListedCheckout>(LIST(of)),
      this.reads.primary<OfferOfCheckout>(OFFERS(of)),
    ]);
    return { items, offers };
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
