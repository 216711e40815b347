import { Injectable } from '@nestjs/common';
import { Not, type EntityManager } from 'typeorm';
import { InjectTenantRepository, TenantRepository, Transactions, sql } from '../../../database/index.js';
import type { Session } from '../../../runtime/access/index.js';
import { Clock } from '../../../runtime/clock/index.js';
import type { TenantContext } from '../../../runtime/context/index.js';
import { runtimeProblem } from '../../../runtime/errors/index.js';
import { newId } from '../../../runtime/ids/index.js';
import { announceCatalogChange } from '../../platforms/index.js';
import { OFFER_TEXTS, catalogProblem } from '../catalog-problems.js';
import { offerProblems, storedTerms, type OfferTerms } from '../domain/offer-terms.js';
import { Offer } from '../store/offer.entity.js';
import { Product } from '../store/product.entity.js';
import { DemandOffered } from './demand-offered.js';
import { CheckoutTests } from './checkout-tests.js';

/** A product with this many offers needs a look at its prices. */
const MOST_OFFERS = 50;

const WAS_SOLD = sql<{ platformId: string; offerId: string }>(
  'offer-was-sold',
  'select 1 from orders_read where platform_id = :platformId and offer_id = :offerId limit 1',
);

/** The offers of the products of a seller. What belongs to another seller is not found. */
@Injectable()
export class OwnOffers {
  constructor(
    @InjectTenantRepository(Offer) private readonly offers: TenantRepository<Offer>,
    @InjectTenantRepository(Product) private readonly products: TenantRepository<Product>,
    private readonly tests: CheckoutTests,
    private readonly offered: DemandOffered,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /** The offers of a product, the oldest first. @throws Problem notFound */
  async list(ctx: TenantContext, { accountId }: Session, productId: string): Promise<Offer[]> {
    return this.transactions.run('listOffers', async (tx) => {
      await this.demandOwn(ctx, tx, accountId, productId);
      return this.offers.list(ctx, tx, {
        where: { productId, status: Not('DELETED') },
        order: { createdAt: 'ASC', id: 'ASC' },
      });
    });
  }

  /** @throws Problem notFound */
  async show(ctx: TenantContext, { accountId }: Session, id: string): Promise<Offer> {
    return this.transactions.run('showOffer', async (tx) => {
      const offer = await this.offers.find(ctx, tx, { id, status: Not('DELETED') });
      if (!offer) throw runtimeProblem('notFound');
      await this.demandOwn(ctx, tx, accountId, offer.productId);
      return offer;
    });
  }

  /** @throws Problem notFound; validation (422) */
  async add(
    ctx: TenantContext,
    { accountId }: Session,
    productId: string,
    terms: OfferTerms,
  ): Promise<string> {
    await this.offered.currency(ctx, terms.currency);
    return this.transactions.run('addOffer', async (tx) => {
      await this.demandOwn(ctx, tx, accountId, productId);
      return this.insert(ctx, tx, productId, terms, false);
    });
  }

  /** Within the transaction of whoever creates or copies the product. */
  async insert(
    ctx: TenantContext,
    tx: EntityManager,
    productId: string,
    terms: OfferTerms,
    isDefault: boolean,
  ): Promise<string> {
    const stored = checked(terms);
    const present = await this.offers.list(ctx, tx, { where: { productId, status: Not('DELETED') } });
    if (present.length >= MOST_OFFERS) throw runtimeProblem('validation');
    const now = this.clock.now();
    const id = newId(now);
    await this.offers.insert(ctx, tx, {
      ...termsOf(stored),
      ...{ id, productId, isDefault, status: 'ACTIVE', createdAt: now },
      ...{ checkoutConfigId: null, gatewayAccountId: null },
    });
    return id;
  }

  /** @throws Problem notFound; validation (422); changedMeanwhile (409) */
  async edit(
    ctx: TenantContext,
    session: Session,
    id: string,
    terms: OfferTerms,
    version: number,
  ): Promise<Offer> {
    const stored = checked(terms);
    return this.changeOwn(ctx, session, id, async (tx, { currency }) => {
      await this.offered.currency(ctx, terms.currency, currency);
      const saved = await this.offers.save(ctx, tx, id, termsOf(stored), version);
      if (!saved) throw runtimeProblem('notFound');
      return saved;
    });
  }

  /** Pauses or resumes the sale of an offer. @throws Problem notFound */
  async setActive(ctx: TenantContext, session: Session, id: string, isActive: boolean): Promise<void> {
    await this.changeOwn(ctx, session, id, (tx) =>
      this.offers.save(ctx, tx, id, { status: isActive ? 'ACTIVE' : 'PAUSED' }),
    );
  }

  /** Makes it the offer that the product's link leads to. @throws Problem notFound */
  async makeDefault(ctx: TenantContext, session: Session, id: string): Promise<void> {
    await this.changeOwn(ctx, session, id, async (tx, { productId }) => {
      const former = await this.offers.list(ctx, tx, { where: { productId, isDefault: true } });
      for (const one of former) await this.offers.save(ctx, tx, one.id, { isDefault: false });
      await this.offers.save(ctx, tx, id, { isDefault: true });
    });
  }

  /** Deletes an offer that was never sold. @throws Problem notFound; testRuns, offerWasSold, lastOffer (409) */
  async remove(ctx: TenantContext, session: Session, id: string): Promise<void> {
    await this.changeOwn(ctx, session, id, async (tx, { productId }) => {
      await this.tests.demandNone(ctx, tx, { offerId: id });
      const { text, values } = WAS_SOLD({ platformId: ctx.platformId, offerId: id });
      if ((await tx.query<unknown[]>(text, values)).length > 0) throw catalogProblem('offerWasSold');
      const others = await this.offers.list(ctx, tx, {
        where: { productId, id: Not(id), status: Not('DELETED') },
        order: { createdAt: 'ASC', id: 'ASC' },
      });
      const [next] = others;
      if (!next) throw catalogProblem('lastOffer');
      await this.offers.save(ctx, tx, id, { status: 'DELETED', isDefault: false });
      if (!others.some(({ isDefault }) => isDefault))
        await this.offers.save(ctx, tx, next.id, { isDefault: true });
    });
  }

  /** The product is locked first, so that two changes of its offers follow each other. */
  private async changeOwn<T>(
    ctx: TenantContext,
    { accountId }: Session,
    id: string,
    change: (tx: EntityManager, offer: Offer) => Promise<T>,
  ): Promise<T> {
    return this.transactions.run('changeOffer', async (tx) => {
      const found = await this.offers.find(ctx, tx, { id });
      if (!found) throw runtimeProblem('notFound');
      await this.demandOwn(ctx, tx, accountId, found.productId);
      const offer = await this.offers.lock(ctx, tx, id);
      if (!offer || offer.status === 'DELETED') throw runtimeProblem('notFound');
      const result = await change(tx, offer);
      announceCatalogChange(tx, ctx.platformId);
      return result;
    });
  }

  private async demandOwn(
    ctx: TenantContext,
    tx: EntityManager,
    producerId: string,
    productId: string,
  ): Promise<void> {
    const product = await this.products.lock(ctx, tx, productId);
    if (product?.producerId !== producerId || product.status === 'DELETED') throw runtimeProblem('notFound');
  }
}

function checked(terms: OfferTerms): OfferTerms {
  const found = Object.entries(offerProblems(terms));
  if (found.length > 0)
    throw runtimeProblem('validation', {
      errors: Object.fromEntries(found.map(([field, kind]) => [field, [OFFER_TEXTS[kind]]])),
    });
  return storedTerms(terms);
}

/** Without whatever else an offer that is copied has. */
function termsOf(terms: OfferTerms): OfferTerms {
  const { title, type, price, fakePrice, currency, recurrencePrice, frequencyInDays, trialDays } = terms;
  const { cycleLimit, fretePrice, pixEnabled, creditCardEnabled, billetEnabled, requiredDocument } = terms;
  const { requiredDocumentAndPhone, maxInstallments, interestFreeInstallments, pixExpiresMinutes } = terms;
  const { billetDays, quantityLimit, availableFrom, availableUntil, template } = terms;
  return {
    ...{ title, type, price, fakePrice, currency, recurrencePrice, frequencyInDays, trialDays, cycleLimit },
    ...{
      fretePrice,
      pixEnabled,
      creditCardEnabled,
      billetEnabled,
      requiredDocument,
      requiredDocumentAndPhone,
    },
    ...{ maxInstallments, interestFreeInstallments, pixExpiresMinutes, billetDays, quantityLimit },
    ...{ availableFrom, availableUntil, template },
  };
}
