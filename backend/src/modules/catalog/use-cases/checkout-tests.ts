import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { InjectTenantRepository, TenantRepository, Transactions } from '../../../database/index.js';
import type { Session } from '../../../runtime/access/index.js';
import { Clock } from '../../../runtime/clock/index.js';
import type { TenantContext } from '../../../runtime/context/index.js';
import { runtimeProblem } from '../../../runtime/errors/index.js';
import { newId } from '../../../runtime/ids/index.js';
import { announceCatalogChange } from '../../platforms/index.js';
import { catalogProblem } from '../catalog-problems.js';
import type { CheckoutVariant } from '../domain/checkout-variants.js';
import { CheckoutConfig } from '../store/checkout-config.entity.js';
import { CheckoutTest } from '../store/checkout-test.entity.js';
import { Offer } from '../store/offer.entity.js';
import { OwnedCheckouts } from './owned-checkout.js';

/** What a page lists of an offer. */
const MOST_LISTED = 10;

/** Comparisons of two checkouts of an own offer. What belongs to another seller is not found. */
@Injectable()
export class CheckoutTests {
  constructor(
    @InjectTenantRepository(CheckoutTest) private readonly tests: TenantRepository<CheckoutTest>,
    @InjectTenantRepository(CheckoutConfig) private readonly configs: TenantRepository<CheckoutConfig>,
    @InjectTenantRepository(Offer) private readonly offers: TenantRepository<Offer>,
    private readonly owned: OwnedCheckouts,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /** The latest first. @throws Problem notFound */
  async list(ctx: TenantContext, session: Session, offerId: string): Promise<CheckoutTest[]> {
    return this.transactions.run('listCheckoutTests', async (tx) => {
      await this.lockOffer(ctx, tx, session, offerId);
      const order = { startedAt: 'DESC', id: 'DESC' } as const;
      return this.tests.list(ctx, tx, { where: { offerId }, order, take: MOST_LISTED });
    });
  }

  /**
   * Begins to compare the usual checkout of an offer with another published one of its product.
   * @throws Problem notFound; checkoutNotPublished, sameCheckout, testRuns (409). Nothing was written
   */
  async start(
    ctx: TenantContext,
    session: Session,
    offerId: string,
    { checkoutId }: { readonly checkoutId: string },
  ): Promise<string> {
    const now = this.clock.now();
    const id = newId(now);
    await this.transactions.run('startCheckoutTest', async (tx) => {
      const { productId, checkoutConfigId } = await this.lockOffer(ctx, tx, session, offerId);
      const second = await this.configs.lock(ctx, tx, checkoutId);
      if (second?.productId !== productId) throw runtimeProblem('notFound');
      if (second.publishedNumber === 0) throw catalogProblem('checkoutNotPublished');
      if (checkoutId === checkoutConfigId) throw catalogProblem('sameCheckout');
      await this.demandNone(ctx, tx, { offerId });
      await this.tests.insert(ctx, tx, {
        ...{ id, offerId, producerId: session.accountId, firstId: checkoutConfigId, secondId: checkoutId },
        ...{ status: 'RUNNING', winner: null, startedAt: now, endedAt: null },
      });
      announceCatalogChange(tx, ctx.platformId);
    });
    return id;
  }

  /**
   * Ends a comparison. The offer goes on with the winner; without one it shows what it showed before.
   * @throws Problem notFound; testEnded, changedMeanwhile (409)
   */
  async end(
    ctx: TenantContext,
    session: Session,
    id: string,
    { winner, version }: { readonly winner: CheckoutVariant | null; readonly version: number },
  ): Promise<void> {
    await this.transactions.run('endCheckoutTest', async (tx) => {
      const found = await this.tests.find(ctx, tx, { id });
      if (!found) throw runtimeProblem('notFound');
      await this.lockOffer(ctx, tx, session, found.offerId);
      const test = await this.tests.lock(ctx, tx, id);
      if (test?.status !== 'RUNNING') throw catalogProblem('testEnded');
      await this.tests.save(ctx, tx, id, { status: 'ENDED', winner, endedAt: this.clock.now() }, version);
      if (winner === 'B') await this.offers.save(ctx, tx, test.offerId, { checkoutConfigId: test.secondId });
      announceCatalogChange(tx, ctx.platformId);
    });
  }

  /** Refuses to change what a running comparison shows. @throws Problem testRuns (409) */
  async demandNone(
    ctx: TenantContext,
    tx: EntityManager,
    of: { readonly offerId: string } | { readonly secondId: string },
  ): Promise<void> {
    const running = await this.tests.list(ctx, tx, { where: { ...of, status: 'RUNNING' }, take: 1 });
    if (running.length > 0) throw catalogProblem('testRuns');
  }

  private async lockOffer(
    ctx: TenantContext,
    tx: EntityManager,
    { accountId }: Session,
    offerId: string,
  ): Promise<Offer> {
    const found = await this.offers.find(ctx, tx, { id: offerId });
    if (!found || found.status === 'DELETED') throw runtimeProblem('notFound');
    await this.owned.lockProduct(ctx, tx, accountId, found.productId);
    const offer = await this.offers.lock(ctx, tx, offerId);
    if (!offer) throw runtimeProblem('notFound');
    return offer;
  }
}
