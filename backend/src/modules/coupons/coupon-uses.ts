import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Reads, sql, statement } from '../../database/index.js';
import type { TenantContext } from '../../runtime/context/index.js';
import { couponProblem } from './coupon-problems.js';

/** Who buys with a coupon. */
export interface CouponBuyer {
  readonly email: string;
  /** Digits only. Null where the buyer was not asked for it. */
  readonly document: string | null;
}

interface Limits {
  readonly status: string;
  readonly maxUses: number | null;
  readonly maxUsesPerBuyer: number | null;
}

// Purchases without a coupon, and with other coupons, do not wait for this lock.
const LOCK = sql<{ platformId: string; couponId: string }>(
  'lock-counted-coupon',
  `select status, max_uses as "maxUses", max_uses_per_buyer as "maxUsesPerBuyer" from coupons
where platform_id = :platformId and id = :couponId for no key update`,
);

/**
 * A use is an order with a payment that waits, was paid, or was disputed after it was paid. A payment that was refused, expired or
 * refunded gives its use back (docs/decisions/0136).
 */
const USES = `
select count(distinct o.id)::int as uses from orders_read o
join payments_read p on p.platform_id = o.platform_id and p.order_id = o.id and p.status in ('PENDING', 'APPROVED', 'CHARGEBACK')
where o.platform_id = :platformId and o.coupon_id = :couponId`;

const COUNT = sql<{ platformId: string; couponId: string; orderId: string }>(
  'count-uses-of-coupon',
  `${USES} and o.id <> :orderId`,
);

const COUNT_OF_BUYER = sql<{
  platformId: string;
  couponId: string;
  orderId: string;
  email: string;
  document: string | null;
}>(
  'count-uses-of-buyer',
  `${USES} and o.id <> :orderId
  and (lower(o.buyer_email) = :email or (o.buyer_document = :document and not ('document' = any (o.invented))))`,
);

const COUNT_NOW = sql<{ platformId: string; couponId: string }>('uses-of-coupon', USES);

/** How often a coupon was used, counted without races. */
@Injectable()
export class CouponUses {
  constructor(private readonly reads: Reads) {}

  /**
   * Demands that one use is left for an order, which is not counted itself. Within the transaction of the purchase and before its
   * payment is opened: until it ends, no other purchase counts this coupon.
   * @throws Problem couponOver, couponUsedUp, couponUsedByBuyer
   */
  async demandOneLeft(
    { platformId }: TenantContext,
    tx: EntityManager,
    { couponId, orderId, buyer }: { couponId: string; orderId: string; buyer: CouponBuyer },
  ): Promise<void> {
    const [limits] = await statement<Limits>(tx, LOCK({ platformId, couponId }));
    if (limits?.status !== 'ACTIVE') throw refusal('couponOver');
    const of = { platformId, couponId, orderId };
    const { maxUses, maxUsesPerBuyer } = limits;
    if (maxUses !== null && (await usesIn(tx, COUNT(of))) >= maxUses) throw refusal('couponUsedUp');
    if (maxUsesPerBuyer === null) return;
    const { document } = buyer;
    const own = await usesIn(tx, COUNT_OF_BUYER({ ...of, document, email: buyer.email.toLowerCase() }));
    if (own >= maxUsesPerBuyer) throw refusal('couponUsedByBuyer');
  }

  /** For a page: whether none is left at the moment. The purchase counts again. */
  async isUsedUp(
    { platformId }: TenantContext,
    { id, maxUses }: { readonly id: string; readonly maxUses: number | null },
  ): Promise<boolean> {
    if (maxUses === null) return false;
    const [found] = await this.reads.primary<{ uses: number }>(COUNT_NOW({ platformId, couponId: id }));
    return (found?.uses ?? 0) >= maxUses;
  }
}

async function usesIn(tx: EntityManager, count: ReturnType<typeof COUNT>): Promise<number> {
  const [found] = await statement<{ uses: number }>(tx, count);
  return found?.uses ?? 0;
}

/** The page shows it beside the field of the coupon. */
function refusal(code: 'couponOver' | 'couponUsedUp' | 'couponUsedByBuyer') {
  const { titles } = couponProblem(code);
  return couponProblem(code, { errors: { coupon: [titles] } });
}
