import { createHash, randomInt } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { PaymentMethod } from '@guiche/checkout-rules';
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
import { LINK_AFFILIATE_TEXTS, linkProblem } from '../link-problems.js';
import { CheckoutLink, type LinkBuyer } from '../store/checkout-link.entity.js';

/** What a seller decides about a link. */
export interface LinkTerms {
  readonly offerId: string;
  readonly name: string;
  readonly quantity: number;
  readonly buyer: LinkBuyer;
  readonly couponCode: string | null;
  readonly method: PaymentMethod | null;
  /** Left out: none. Null would change the hash of requests that were sent before links had affiliates. */
  readonly affiliateId?: string;
  readonly utmQuery: string | null;
  readonly expiresAt: Date | null;
  readonly maxUses: number | null;
}

/** Somebody whom a link can credit. */
export interface LinkAffiliate {
  readonly affiliateId: string;
  readonly name: string;
  /** What they promote for the seller. */
  readonly products: readonly string[];
}

/** `revenue` is cents of sales that are paid. */
export interface LinkFigures {
  readonly uses: number;
  readonly paid: number;
  readonly revenue: number;
}

const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz23456789';
const CODE_LENGTH = 10;

const OWN_OFFER = sql<{ platformId: string; producerId: string; offerId: string }>(
  'offer-of-link',
  `
select 1 from offers_read o join products_read p on p.platform_id = o.platform_id and p.id = o.product_id
where o.platform_id = :platformId and o.id = :offerId and o.status <> 'DELETED' and p.producer_id = :producerId and p.status <> 'DELETED'`,
);

const FIGURES = sql<{ platformId: string; linkId: string }>(
  'checkout-link-figures',
  `
select count(distinct o.id) filter (where p.status in ('PENDING', 'APPROVED', 'CHARGEBACK'))::int as uses,
  count(distinct o.id) filter (where p.status = 'APPROVED')::int as paid,
  coalesce(sum(o.total) filter (where p.status = 'APPROVED' and p.captured), 0)::float8 as revenue
from orders_read o
join payments_read p on p.platform_id = o.platform_id and p.order_id = o.id
where o.platform_id = :platformId and o.checkout_link_id = :linkId`,
);

const AFFILIATES = sql<{ platformId: string; producerId: string }>(
  'affiliates-for-links',
  `
select c.partner_id as "affiliateId", u.name, json_agg(p.name order by p.name, p.id) as products
from contracts_read c
join products_read p on p.platform_id = c.platform_id and p.id = c.product_id and p.status <> 'DELETED'
join users_read u on u.platform_id = c.platform_id and u.id = c.partner_id
where c.platform_id = :platformId and c.producer_id = :producerId and c.kind = 'AFFILIATION' and c.state = 'ACTIVE'
group by c.partner_id, u.name order by u.name, c.partner_id limit 500`,
);

const PROMOTES = sql<{ platformId: string; producerId: string; offerId: string; affiliateId: string }>(
  'affiliate-of-link',
  `
select 1 from contracts_read c
join offers_read o on o.platform_id = c.platform_id and o.product_id = c.product_id and o.id = :offerId
where c.platform_id = :platformId and c.producer_id = :producerId and c.partner_id = :affiliateId
  and c.kind = 'AFFILIATION' and c.state = 'ACTIVE'`,
);

const NAME_OF_AFFILIATE = sql<{ platformId: string; affiliateId: string }>(
  'name-of-links-affiliate',
  'select name from users_read where platform_id = :platformId and id = :affiliateId',
);

/** Two requests with one key follow each other. */
const LOCK_KEY = sql<{ name: string }>(
  'lock-key-of-link',
  'select pg_advisory_xact_lock(hashtextextended(:name, 0))',
);

/** The links of a seller. A link of another seller is not found. */
@Injectable()
export class OwnCheckoutLinks {
  constructor(
    @InjectTenantRepository(CheckoutLink) private readonly links: TenantRepository<CheckoutLink>,
    private readonly transactions: Transactions,
    private readonly reads: Reads,
    private readonly clock: Clock,
  ) {}

  /**
   * Makes a link. The same key and terms give the same link.
   * @throws Problem notFound; linkKeyReused; validation (422): an affiliate who does not promote the product. Nothing was written
   */
  async add(
    ctx: TenantContext,
    { accountId }: Session,
    terms: LinkTerms,
    idempotencyKey: string | null,
  ): Promise<CheckoutLink> {
    const now = this.clock.now();
    const requestHash = createHash('sha256').update(JSON.stringify(terms)).digest('hex');
    return this.transactions.run('addCheckoutLink', async (tx) => {
      if (idempotencyKey !== null) {
        const name = `checkout-link ${ctx.platformId} ${accountId} ${idempotencyKey}`;
        await statement(tx, LOCK_KEY({ name }));
        const known = await this.links.find(ctx, tx, { producerId: accountId, idempotencyKey });
        if (known && known.requestHash !== requestHash) throw linkProblem('linkKeyReused');
        if (known) return known;
      }
      await this.demandOwnOffer(ctx, tx, accountId, terms.offerId);
      await this.demandAffiliate(ctx, tx, accountId, terms);
      const id = newId(now);
      await this.links.insert(ctx, tx, {
        ...{ ...terms, affiliateId: terms.affiliateId ?? null },
        ...{ id, producerId: accountId, code: newCode(), status: 'ACTIVE', createdAt: now },
        ...{ idempotencyKey, requestHash: idempotencyKey === null ? null : requestHash },
      });
      const made = await this.links.find(ctx, tx, { id });
      if (!made) throw runtimeProblem('notFound');
      return made;
    });
  }

  /** @throws Problem notFound */
  async show(
    ctx: TenantContext,
    { accountId }: Session,
    id: string,
  ): Promise<{
    readonly link: CheckoutLink;
    readonly figures: LinkFigures;
    readonly affiliateName: string | null;
  }> {
    const link = await this.transactions.run('showCheckoutLink', (tx) =>
      this.links.find(ctx, tx, { id, producerId: accountId }),
    );
    if (!link) throw runtimeProblem('notFound');
    const { platformId } = ctx;
    const [figures] = await this.reads.primary<LinkFigures>(FIGURES({ platformId, linkId: id }));
    const affiliateName = await this.nameOf(ctx, link.affiliateId);
    return { link, figures: figures ?? { uses: 0, paid: 0, revenue: 0 }, affiliateName };
  }

  /** Whom links can credit: who promotes a product of the seller now, at most 500. */
  async affiliates({ platformId }: TenantContext, { accountId }: Session): Promise<LinkAffiliate[]> {
    return this.reads.primary<LinkAffiliate>(AFFILIATES({ platformId, producerId: accountId }));
  }

  /** Ends a link, or lets it be used again. @throws Problem notFound */
  async setActive(ctx: TenantContext, { accountId }: Session, id: string, isActive: boolean): Promise<void> {
    await this.transactions.run('pauseCheckoutLink', async (tx) => {
      const link = await this.links.lock(ctx, tx, id);
      if (link?.producerId !== accountId) throw runtimeProblem('notFound');
      await this.links.save(ctx, tx, id, { status: isActive ? 'ACTIVE' : 'PAUSED' });
    });
  }

  private async demandOwnOffer(
    { platformId }: TenantContext,
    tx: EntityManager,
    producerId: string,
    offerId: string,
  ): Promise<void> {
    const own = await statement(tx, OWN_OFFER({ platformId, producerId, offerId }));
    if (own.length === 0) throw runtimeProblem('notFound');
  }

  private async demandAffiliate(
    { platformId }: TenantContext,
    tx: EntityManager,
    producerId: string,
    { offerId, affiliateId }: LinkTerms,
  ): Promise<void> {
    if (affiliateId === undefined) return;
    const promotes = await statement(tx, PROMOTES({ platformId, producerId, offerId, affiliateId }));
    if (promotes.length === 0)
      throw runtimeProblem('validation', { errors: { affiliateId: [LINK_AFFILIATE_TEXTS] } });
  }

  private async nameOf({ platformId }: TenantContext, affiliateId: string | null): Promise<string | null> {
    if (affiliateId === null) return null;
    const of = { platformId, affiliateId };
    const [row] = await this.reads.primary<{ name: string }>(NAME_OF_AFFILIATE(of));
    return row?.name ?? null;
  }
}

/** 58 bits: no link is found by trying. */
const newCode = (): string =>
  Array.from({ length: CODE_LENGTH }, () => LETTERS.charAt(randomInt(LETTERS.length))).join('');
