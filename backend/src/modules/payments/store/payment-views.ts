import type { Cents } from '@guiche/money';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Reads, statement, sql, type Statement } from '../../../database/index.js';
import type { Context, TenantContext } from '../../../runtime/context/index.js';
import { firstIdOf } from '../../../runtime/ids/index.js';
import type { AttemptState, PaymentReason, PaymentStatus } from '../domain/payment.js';

/** A payment as its page shows it. No buyer data: everybody with the link can read it. */
export interface PaymentView {
  readonly paymentId: string;
  readonly platformId: string;
  readonly orderId: string;
  readonly offerId: string;
  readonly method: 'PIX' | 'CREDIT_CARD' | 'BILLET';
  readonly status: PaymentStatus;
  readonly confirming: boolean;
  readonly amount: Cents;
  readonly currency: string;
  readonly expiresAt: Date | null;
  readonly pixCode: string | null;
  readonly pixQrImage: string | null;
  readonly billetCode: string | null;
  readonly billetUrl: string | null;
  readonly reason: PaymentReason | null;
  readonly renewable: boolean;
  /** Another payment of the same order was paid first, and is paid still: this one is to be given back. */
  readonly paidTwice: boolean;
  readonly approvedAt: Date | null;
  /** Of a subscription. */
  readonly recurrencePrice: Cents | null;
  readonly frequencyInDays: number | null;
}

/** The first response under a purchase key, and whether a request is still in progress. */
export interface PurchaseProgress {
  readonly view: PaymentView;
  readonly answer: object | null;
  readonly attemptState: AttemptState;
  readonly leaseUntil: Date;
}

// A card is charged only by the purchase of its buyer. A code may be renewed when the last one was canceled, or a renewal was
// refused by the provider, and nothing was paid for the order.
const COLUMNS = `
p.id as "paymentId", p.platform_id as "platformId", p.order_id as "orderId", o.offer_id as "offerId", p.method, p.status, p.confirming,
p.amount, p.currency, p.expires_at as "expiresAt", p.pix_code as "pixCode", p.pix_qr_image as "pixQrImage",
p.billet_code as "billetCode", p.billet_url as "billetUrl", p.reason, p.approved_at as "approvedAt",
o.recurrence_price as "recurrencePrice", o.frequency_in_days as "frequencyInDays",
(p.method <> 'CREDIT_CARD' and (p.status = 'CANCELED' or (p.reason = 'PROVIDER_REFUSED' and p.renews_payment_id is not null)) and not exists (
  select 1 from payments paid where paid.order_id = p.order_id and paid.platform_id = p.platform_id and paid.captured
)) as renewable,
(p.captured and exists (
  select 1 from payments first where first.order_id = p.order_id and first.platform_id = p.platform_id and first.captured
    and first.status = 'APPROVED' and (first.approved_at, first.id) < (p.approved_at, p.id)
)) as "paidTwice"`;

const FIND = sql<{ paymentId: string }>(
  'find-payment',
  `
select ${COLUMNS} from payments p join orders_read o on o.id = p.order_id and o.platform_id = p.platform_id where p.id = :paymentId`,
);

const STANDING = `
select ${COLUMNS}, p.answer, a.state as "attemptState", a.lease_until as "leaseUntil"
from payments p
join orders_read o on o.id = p.order_id and o.platform_id = p.platform_id
join attempts a on a.payment_id = p.id and a.platform_id = p.platform_id and a.turn = (
  select max(turn) from attempts tries where tries.payment_id = p.id and tries.platform_id = p.platform_id
)`;

const STANDING_OF_ORDER = sql<{ orderId: string; platformId: string }>(
  'standing-of-order',
  `${STANDING} where p.order_id = :orderId and p.platform_id = :platformId and p.renews_payment_id is null`,
);
const STANDING_OF_RENEWAL = sql<{ paymentId: string; platformId: string }>(
  'standing-of-renewal',
  `${STANDING} where p.renews_payment_id = :paymentId and p.platform_id = :platformId`,
);

// Ids sort by creation, so the latest are found by the primary key.
const APPROVED_CARDS = sql<{ platformId: string; offerId: string; since: string }>(
  'approved-cards-of-offer',
  `
select count(*)::int as approved from payments p join orders_read o on o.id = p.order_id and o.platform_id = p.platform_id
where p.id >= :since and p.platform_id = :platformId and p.method = 'CREDIT_CARD' and p.captured and o.offer_id = :offerId`,
);

type StandingRow = PaymentView & Omit<PurchaseProgress, 'view'>;

/** Payments as they are read. Always the primary: a page that lags behind its own payment frightens people. */
@Injectable()
export class PaymentViews {
  constructor(private readonly reads: Reads) {}

  /** The id does not name a tenant: everybody with the link can read it. */
  async find(ctx: Context, paymentId: string): Promise<PaymentView | undefined> {
    const [view] = await this.reads.prepared<PaymentView>(FIND({ paymentId }));
    return view && ctx.mayRead(view.platformId) ? view : undefined;
  }

  /** The first payment of an order: the one its purchase key made. */
  async ofOrder({ platformId }: TenantContext, orderId: string): Promise<PurchaseProgress | undefined> {
    return this.current(STANDING_OF_ORDER({ orderId, platformId }));
  }

  async renewalOf({ platformId }: TenantContext, paymentId: string): Promise<PurchaseProgress | undefined> {
    return this.current(STANDING_OF_RENEWAL({ paymentId, platformId }));
  }

  /** How many card payments of an offer were captured, of those that began since then. */
  async approvedCards(
    { platformId }: TenantContext,
    tx: EntityManager,
    { offerId, since }: { offerId: string; since: Date },
  ): Promise<number> {
    const [row] = await statement<{ approved: number }>(
      tx,
      APPROVED_CARDS({ platformId, offerId, since: firstIdOf(since) }),
    );
    return row?.approved ?? 0;
  }

  private async current(statement: Statement): Promise<PurchaseProgress | undefined> {
    const [row] = await this.reads.prepared<StandingRow>(statement);
    if (!row) return undefined;
    const { answer, attemptState, leaseUntil, ...view } = row;
    return { view, answer, attemptState, leaseUntil };
  }
}
