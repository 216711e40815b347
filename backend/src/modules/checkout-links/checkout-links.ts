import { isSafeRedirect, type PaymentMethod } from '@guiche/checkout-rules';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Reads, sql, statement } from '../../database/index.js';
import { Clock } from '../../runtime/clock/index.js';
import type { Context, TenantContext } from '../../runtime/context/index.js';
import { runtimeProblem } from '../../runtime/errors/index.js';
import { OfferSnapshots } from '../catalog/index.js';
import { linkProblem } from './link-problems.js';
import type { LinkBuyer } from './store/checkout-link.entity.js';

/** A link that is valid now. */
export interface UsableLink {
  readonly id: string;
  readonly platformId: string;
  readonly offerId: string;
  readonly code: string;
  readonly quantity: number;
  readonly buyer: LinkBuyer;
  readonly couponCode: string | null;
  readonly method: PaymentMethod | null;
  /** Who is credited, if the affiliation still holds. */
  readonly affiliateId: string | null;
  readonly utmQuery: string | null;
}

interface FoundLink extends UsableLink {
  readonly status: string;
  readonly expiresAt: Date | null;
  readonly maxUses: number | null;
}

const CODE = /^[A-Za-z0-9]{10}$/;

const OF_CODE = sql<{ code: string }>(
  'checkout-link-of-code',
  `select id, platform_id as "platformId", offer_id as "offerId", code, quantity, buyer, coupon_code as "couponCode", method,
  affiliate_id as "affiliateId", utm_query as "utmQuery", status, expires_at as "expiresAt", max_uses as "maxUses"
from checkout_links where code = :code`,
);

// Purchases without a link, and by other links, do not wait for this lock.
const LOCK = sql<{ platformId: string; linkId: string }>(
  'lock-counted-link',
  `select status, expires_at as "expiresAt", max_uses as "maxUses" from checkout_links
where platform_id = :platformId and id = :linkId for no key update`,
);

/** Counted as uses of coupons are: what was refused, expired or refunded gives its use back. */
const USES = `
select count(distinct o.id)::int as uses from orders_read o
join payments_read p on p.platform_id = o.platform_id and p.order_id = o.id and p.status in ('PENDING', 'APPROVED', 'CHARGEBACK')
where o.platform_id = :platformId and o.checkout_link_id = :linkId`;

const COUNT = sql<{ platformId: string; linkId: string; orderId: string }>(
  'count-uses-of-link',
  `${USES} and o.id <> :orderId`,
);
const COUNT_NOW = sql<{ platformId: string; linkId: string }>('uses-of-link', USES);

/** The links to checkouts as buyers use them. */
@Injectable()
export class CheckoutLinks {
  constructor(
    private readonly reads: Reads,
    private readonly offers: OfferSnapshots,
    private readonly clock: Clock,
  ) {}

  /** The link of an address, for its page. @throws Problem notFound, linkOver, linkUsedUp */
  async shown(ctx: Context, code: string): Promise<UsableLink> {
    const link = await this.usable(ctx, code);
    if (await this.isUsedUp(link)) throw linkProblem('linkUsedUp');
    return link;
  }

  /**
   * Where a buyer is led whose link is over or used up: the address of its seller. Null where there is none, where it is another link that
   * ended, which would lead on without end, and where the seller may not sell.
   * @throws Problem notFound: no such link, or one that is valid
   */
  async afterEnd(ctx: Context, code: string): Promise<string | null> {
    const link = await this.found(ctx, code);
    if (isValid(link, this.clock.now()) && !(await this.isUsedUp(link))) throw runtimeProblem('notFound');
    const offer = await this.offers.get(ctx, link.offerId);
    if (!offer || offer.salesBlocked) return null;
    const address = offer.config?.expiredLinkUrl ?? null;
    if (address === null || !isSafeRedirect(address)) return null;
    return (await this.isEnded(linkCodeIn(address))) ? null : address;
  }

  /**
   * The link that a purchase of an offer names, undefined where it names none. Whether a use is left is counted under the lock of the
   * purchase. @throws Problem notFound, linkOver
   */
  async named(ctx: Context, offerId: string, code: string | undefined): Promise<UsableLink | undefined> {
    if (code === undefined) return undefined;
    const link = await this.usable(ctx, code);
    if (link.offerId !== offerId) throw runtimeProblem('notFound');
    return link;
  }

  /**
   * Demands that one use is left for an order, which is not counted itself. Within the transaction of the purchase and before its
   * payment is opened: until it ends, no other purchase counts this link.
   * @throws Problem linkOver, linkUsedUp
   */
  async demandOneLeft(
    { platformId }: TenantContext,
    tx: EntityManager,
    { linkId, orderId }: { readonly linkId: string; readonly orderId: string },
  ): Promise<void> {
    const [limits] = await statement<Pick<FoundLink, 'status' | 'expiresAt' | 'maxUses'>>(
      tx,
      LOCK({ platformId, linkId }),
    );
    if (!limits || !isValid(limits, this.clock.now())) throw linkProblem('linkOver');
    if (limits.maxUses === null) return;
    const [found] = await statement<{ uses: number }>(tx, COUNT({ platformId, linkId, orderId }));
    if ((found?.uses ?? 0) >= limits.maxUses) throw linkProblem('linkUsedUp');
  }

  private async isEnded(code: string): Promise<boolean> {
    const [link] = CODE.test(code) ? await this.reads.primary<FoundLink>(OF_CODE({ code })) : [];
    return link !== undefined && (!isValid(link, this.clock.now()) || (await this.isUsedUp(link)));
  }

  private async usable(ctx: Context, code: string): Promise<FoundLink> {
    const link = await this.found(ctx, code);
    if (!isValid(link, this.clock.now())) throw linkProblem('linkOver');
    return link;
  }

  private async found(ctx: Context, code: string): Promise<FoundLink> {
    const [link] = CODE.test(code) ? await this.reads.primary<FoundLink>(OF_CODE({ code })) : [];
    if (!link || !ctx.mayRead(link.platformId)) throw runtimeProblem('notFound');
    return link;
  }

  private async isUsedUp({ platformId, id: linkId, maxUses }: FoundLink): Promise<boolean> {
    if (maxUses === null) return false;
    const [found] = await this.reads.primary<{ uses: number }>(COUNT_NOW({ platformId, linkId }));
    return (found?.uses ?? 0) >= maxUses;
  }
}

/** The code of the link that an address opens, on whichever host; empty where it opens none. */
const linkCodeIn = (address: string): string => {
  const { pathname, searchParams } = new URL(address);
  return /^\/l\/([^/]+)\/?$/.exec(pathname)?.[1] ?? searchParams.get('link') ?? '';
};

const isValid = ({ status, expiresAt }: Pick<FoundLink, 'status' | 'expiresAt'>, now: Date): boolean =>
  status === 'ACTIVE' && (expiresAt === null || now < expiresAt);
