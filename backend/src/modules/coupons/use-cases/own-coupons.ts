import { Injectable } from '@nestjs/common';
import { Not, type EntityManager } from 'typeorm';
import { cents } from '@guiche/money';
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
import { COUPON_TEXTS, couponProblem } from '../coupon-problems.js';
import { couponTermsProblems, type CouponTerms } from '../domain/coupon-terms.js';
import { isCodeTaken } from '../store/code-taken.js';
import { Coupon } from '../store/coupon.entity.js';

/** What a coupon can be restricted to. */
export interface CouponChoice {
  readonly productId: string;
  readonly productName: string;
  readonly offerId: string;
  readonly offerTitle: string;
  readonly price: number;
  readonly currency: string;
}

/** What a coupon did so far. `discount` and `paid` are cents, of sales in its currency that are paid. */
export interface CouponFigures {
  readonly uses: number;
  readonly paidUses: number;
  readonly discount: number;
  readonly paid: number;
}

/** What a page shows to choose from. */
const MOST_CHOICES = 300;

const CHOICES = sql<{ platformId: string; producerId: string; most: number }>(
  'coupon-choices',
  `
select p.id as "productId", p.name as "productName", o.id as "offerId", o.title as "offerTitle", o.price::float8 as price, o.currency
from products_read p
join offers_read o on o.platform_id = p.platform_id and o.product_id = p.id and o.status <> 'DELETED'
where p.platform_id = :platformId and p.producer_id = :producerId and p.status <> 'DELETED'
order by p.name, p.id, o.title, o.id limit :most`,
);

const FIGURES = sql<{ platformId: string; couponId: string; currency: string }>(
  'coupon-figures',
  `
select count(distinct o.id) filter (where p.status in ('PENDING', 'APPROVED', 'CHARGEBACK'))::int as uses,
  count(distinct o.id) filter (where p.status = 'APPROVED')::int as "paidUses",
  coalesce(sum(o.discount) filter (where p.status = 'APPROVED' and p.captured and o.currency = :currency), 0)::float8 as discount,
  coalesce(sum(o.total) filter (where p.status = 'APPROVED' and p.captured and o.currency = :currency), 0)::float8 as paid
from orders_read o
join payments_read p on p.platform_id = o.platform_id and p.order_id = o.id
where o.platform_id = :platformId and o.coupon_id = :couponId`,
);

const WAS_USED = sql<{ platformId: string; couponId: string }>(
  'coupon-was-used',
  'select 1 from orders_read where platform_id = :platformId and coupon_id = :couponId limit 1',
);

/** The coupons of a seller. A coupon of another seller is not found. */
@Injectable()
export class OwnCoupons {
  constructor(
    @InjectTenantRepository(Coupon) private readonly coupons: TenantRepository<Coupon>,
    private readonly transactions: Transactions,
    private readonly reads: Reads,
    private readonly clock: Clock,
  ) {}

  /** The own products and offers that a coupon can be restricted to. */
  async choices({ platformId }: TenantContext, { accountId }: Session): Promise<CouponChoice[]> {
    return this.reads.primary<CouponChoice>(
      CHOICES({ platformId, producerId: accountId, most: MOST_CHOICES }),
    );
  }

  /** @throws Problem notFound */
  async show(
    ctx: TenantContext,
    { accountId }: Session,
    id: string,
  ): Promise<{ readonly coupon: Coupon; readonly figures: CouponFigures }> {
    const coupon = await this.transactions.run('showCoupon', (tx) =>
      this.coupons.find(ctx, tx, { id, producerId: accountId, status: Not('DELETED') }),
    );
    if (!coupon) throw runtimeProblem('notFound');
    const { platformId } = ctx;
    const [figures] = await this.reads.primary<CouponFigures>(
      FIGURES({ platformId, couponId: id, currency: coupon.currency }),
    );
    return { coupon, figures: figures ?? { uses: 0, paidUses: 0, discount: 0, paid: 0 } };
  }

  /** @throws Problem validation (422); couponCodeTaken (409). Nothing was written */
  async add(ctx: TenantContext, session: Session, terms: CouponTerms): Promise<string> {
    demandSound(terms);
    const now = this.clock.now();
    const id = newId(now);
    await this.writing('addCoupon', async (tx) => {
      await this.demandOwnItems(ctx, tx, session, terms);
      await this.coupons.insert(ctx, tx, {
        ...columnsOf(terms),
        ...{ id, producerId: session.accountId, status: 'ACTIVE', createdAt: now },
      });
      announceCatalogChange(tx, ctx.platformId);
    });
    return id;
  }

  /** @throws Problem notFound; validation (422); couponCodeTaken, changedMeanwhile (409). Nothing was written */
  async edit(
    ctx: TenantContext,
    session: Session,
    id: string,
    terms: CouponTerms,
    version: number,
  ): Promise<void> {
    await this.writing('editCoupon', async (tx) => {
      await this.lockOwn(ctx, tx, session, id);
      demandSound(terms);
      await this.demandOwnItems(ctx, tx, session, terms);
      await this.coupons.save(ctx, tx, id, columnsOf(terms), version);
      announceCatalogChange(tx, ctx.platformId);
    });
  }

  /** Pauses a coupon, or lets it be used again. @throws Problem notFound */
  async setActive(ctx: TenantContext, session: Session, id: string, isActive: boolean): Promise<void> {
    await this.writing('pauseCoupon', async (tx) => {
      await this.lockOwn(ctx, tx, session, id);
      await this.coupons.save(ctx, tx, id, { status: isActive ? 'ACTIVE' : 'PAUSED' });
      announceCatalogChange(tx, ctx.platformId);
    });
  }

  /** Deletes a coupon that no order used. @throws Problem notFound; couponWasUsed (409) */
  async remove(ctx: TenantContext, session: Session, id: string): Promise<void> {
    await this.writing('deleteCoupon', async (tx) => {
      await this.lockOwn(ctx, tx, session, id);
      const used = await statement(tx, WAS_USED({ platformId: ctx.platformId, couponId: id }));
      if (used.length > 0) throw couponProblem('couponWasUsed');
      await this.coupons.save(ctx, tx, id, { status: 'DELETED' });
      announceCatalogChange(tx, ctx.platformId);
    });
  }

  /** The code of a seller's coupon is taken once, also by two requests at once. */
  private async writing(name: string, work: (tx: EntityManager) => Promise<void>): Promise<void> {
    try {
      await this.transactions.run(name, work);
    } catch (error) {
      if (isCodeTaken(error)) throw taken();
      throw error;
    }
  }

  private async lockOwn(
    ctx: TenantContext,
    tx: EntityManager,
    { accountId }: Session,
    id: string,
  ): Promise<void> {
    const coupon = await this.coupons.lock(ctx, tx, id);
    if (coupon?.producerId !== accountId || coupon.status === 'DELETED') throw runtimeProblem('notFound');
  }

  private async demandOwnItems(
    { platformId }: TenantContext,
    tx: EntityManager,
    { accountId }: Session,
    { productIds, offerIds }: CouponTerms,
  ): Promise<void> {
    if (productIds.length === 0 && offerIds.length === 0) return;
    const most = Number.MAX_SAFE_INTEGER;
    const own = await statement<CouponChoice>(tx, CHOICES({ platformId, producerId: accountId, most }));
    const areOwn =
      productIds.every((id) => own.some(({ productId }) => productId === id)) &&
      offerIds.every((id) => own.some(({ offerId }) => offerId === id));
    if (!areOwn) throw runtimeProblem('notFound');
  }
}

function taken() {
  const { titles } = couponProblem('couponCodeTaken');
  return couponProblem('couponCodeTaken', { errors: { code: [titles] } });
}

function demandSound(terms: CouponTerms): void {
  const found = Object.entries(couponTermsProblems(terms));
  if (found.length > 0)
    throw runtimeProblem('validation', {
      errors: Object.fromEntries(found.map(([field, kind]) => [fieldOf(field, terms), [COUPON_TEXTS[kind]]])),
    });
}

/** The value is given as a percentage or as an amount. */
const fieldOf = (field: string, { kind }: CouponTerms): string =>
  field === 'value' ? { PERCENT: 'percent', AMOUNT: 'amount' }[kind] : field;

const columnsOf = (terms: CouponTerms) => ({
  ...terms,
  value: cents(terms.value),
  productIds: [...terms.productIds],
  offerIds: [...terms.offerIds],
  methods: [...terms.methods],
});
