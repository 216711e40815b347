import { Injectable } from '@nestjs/common';
import { Reads, sql } from '../../../database/index.js';
import type { TenantContext } from '../../../runtime/context/index.js';
import { runtimeProblem } from '../../../runtime/errors/index.js';
import { BlockedBuyers, buyerMarks, type BlockedBuyer } from '../../protection/index.js';
import { buyerRisk, type BuyerRisk } from '../domain/buyer-risk.js';
import { BuyerHistory } from '../store/buyer-history.js';
import type { ReturnedPart } from '../store/sale-facts.js';
import { divisionLines, type DivisionLine, type StoredDivision } from './division-lines.js';
import { SurroundSale, type SaleSurroundings } from './sale-surroundings.js';

/** What happened to a sale, in words that a page translates. */
export type SaleStep =
  | 'ORDERED'
  | 'CODE_SHOWN'
  | 'APPROVED'
  | 'SHIPPED'
  | 'REJECTED'
  | 'CANCELED'
  | 'REFUND_ASKED'
  | 'PART_REFUNDED'
  | 'REFUNDED'
  | 'CHARGEBACK';

export interface SaleEvent {
  readonly step: SaleStep;
  readonly at: Date;
  /** The tracking code of a parcel. */
  readonly detail?: string;
}

export interface SaleAttempt {
  /** Which gateway took it, and as what, is for staff. */
  readonly provider: string | null;
  readonly reference: string | null;
  /** The account that was asked; for staff. */
  readonly accountId: string | null;
  /** The version of the costs of the account by which the sale is divided; for staff. Null before the first one. */
  readonly costVersion: string | null;
  readonly state: string;
  readonly createdAt: Date;
  readonly answeredAt: Date | null;
}

/** What is known against the buyer of a sale, and the blocks that hold for them. */
export interface ShownRisk extends BuyerRisk {
  readonly blocks: readonly Omit<BlockedBuyer, 'value'>[];
}

export interface ShownSale extends SaleSurroundings {
  /** Null for sellers. */
  readonly risk: ShownRisk | null;
  readonly id: string;
  readonly code: string;
  readonly status: string;
  readonly nativeStatus: string | null;
  readonly reason: string | null;
  readonly method: string | null;
  readonly installments: number;
  readonly currency: string;
  readonly gross: number;
  /** What went back in parts while it stayed paid. */
  readonly refundedAmount: number;
  readonly shipping: number;
  readonly interest: number;
  /** The coupon that was used, and what it took off the items. */
  readonly couponCode: string | null;
  readonly discount: number;
  readonly buyer: {
    readonly name: string;
    readonly email: string;
    readonly phone: string | null;
    readonly document: string | null;
  };
  readonly address: Readonly<Record<string, string | null>> | null;
  readonly productId: string;
  readonly productName: string;
  readonly items: readonly {
    readonly id: string;
    readonly title: string;
    readonly quantity: number;
    /** Before the coupon, which is a line of its own. */
    readonly amount: number;
    /** Physical: it is shipped. */
    readonly tangible: boolean;
    /** Its money went back. */
    readonly isReturned: boolean;
  }[];
  readonly division: readonly DivisionLine[];
  readonly attempts: readonly SaleAttempt[];
  readonly events: readonly SaleEvent[];
  readonly utmSource: string | null;
  readonly utmCampaign: string | null;
  readonly affiliateId: string | null;
  readonly customerIp: string | null;
  readonly paymentId: string | null;
  readonly createdAt: Date;
}

interface Row extends Omit<
  ShownSale,
  | 'division'
  | 'events'
  | 'risk'
  | 'gross'
  | 'discount'
  | 'attempts'
  | 'refundedAmount'
  | keyof SaleSurroundings
> {
  readonly gross: string;
  readonly discount: string;
  readonly division: StoredDivision;
  readonly invented: readonly string[];
  readonly producerId: string;
  readonly producerName: string;
  readonly partnerNames: Readonly<Record<string, string>>;
  readonly codeShown: boolean;
  readonly expiresAt: Date | null;
  readonly approvedAt: Date | null;
  readonly returnedAt: Date | null;
  readonly changedAt: Date | null;
  readonly refundAskedAt: Date | null;
  readonly returnedParts: readonly ReturnedPart[];
  readonly attempts: readonly (Omit<SaleAttempt, 'createdAt' | 'answeredAt'> & {
    readonly createdAt: string;
    readonly answeredAt: string | null;
  })[];
}

const SALE = sql<{ platformId: string; id: string }>(
  'show-sale',
  `
select s.id, s.code, s.status, s.native_status as "nativeStatus", y.reason, s.method, s.installments, s.currency, s.gross, s.discount,
  s.coupon_code as "couponCode", o.shipping, o.interest, o.invented, o.address, o.customer_ip as "customerIp", o.division,
  json_build_object('name', s.buyer_name, 'email', s.buyer_email, 'phone', s.buyer_phone, 'document', s.buyer_document) as buyer,
  (select coalesce(json_object_agg(a.id, a.name), '{}') from users_read a
   where a.platform_id = s.platform_id and a.id in (
     select (e ->> 'sellerId')::uuid from jsonb_array_elements(o.division -> 'shares') e where e ->> 'role' <> 'producer'))
   as "partnerNames",
  s.product_id as "productId", s.product_name as "productName", s.producer_id as "producerId", u.name as "producerName",
  (select json_agg(json_build_object('id', i.id, 'title', i.title, 'quantity', i.quantity,
     'amount', i.unit_price * i.quantity, 'tangible', i.tangible, 'isReturned', r.item_id is not null) order by i.position)
   from order_items_read i left join returned_items_read r on r.platform_id = i.platform_id and r.item_id = i.id where i.platform_id = s.platform_id and i.order_id = s.id) as items,
  (select coalesce(json_agg(json_build_object('provider', a.provider, 'reference', a.reference, 'state', a.state,
     'accountId', a.gateway_account_id, 'costVersion', a.cost_version,
     'createdAt', a.created_at, 'answeredAt', a.answered_at) order by a.created_at, a.turn), '[]')
   from attempts_read a join payments_read q on q.platform_id = a.platform_id and q.id = a.payment_id
   where q.platform_id = s.platform_id and q.order_id = s.id) as attempts,
  (select min(r.asked_at) from refunds_read r join attempts_read a on a.platform_id = r.platform_id and a.id = r.attempt_id
   where r.platform_id = s.platform_id and a.payment_id = s.payment_id) as "refundAskedAt",
  y.expires_at is not null as "codeShown", y.expires_at as "expiresAt", y.updated_at as "changedAt",
  s.returned_parts as "returnedParts",
  s.utm_source as "utmSource", s.utm_campaign as "utmCampaign", s.affiliate_id as "affiliateId", s.payment_id as "paymentId",
  s.created_at as "createdAt", s.approved_at as "approvedAt", s.returned_at as "returnedAt"
from sales s
join orders_read o on o.platform_id = s.platform_id and o.id = s.id
join users_read u on u.platform_id = s.platform_id and u.id = s.producer_id
left join payments_read y on y.platform_id = s.platform_id and y.id = s.payment_id
where s.platform_id = :platformId and s.id = :id`,
);

/** One sale, with the division of its money and what happened to it. */
@Injectable()
export class ShowSale {
  constructor(
    private readonly reads: Reads,
    private readonly surroundings: SurroundSale,
    private readonly history: BuyerHistory,
    private readonly blocked: BlockedBuyers,
  ) {}

  /**
   * @param producerId shown only when it is a sale of this seller; null for staff
   * @throws Problem notFound
   */
  async show(ctx: TenantContext, id: string, producerId: string | null): Promise<ShownSale> {
    const row = await this.rowOf(ctx, id);
    if (producerId !== null && row.producerId !== producerId) throw runtimeProblem('notFound');
    const around = await this.surroundings.of(ctx, id, producerId);
    return {
      ...shown(row, around, producerId === null),
      risk: producerId === null ? await this.risk(ctx, row) : null,
    };
  }

  /** How the money of a sale is divided, for staff. @throws Problem notFound */
  async division(ctx: TenantContext, id: string): Promise<Pick<ShownSale, 'id' | 'code' | 'division'>> {
    const row = await this.rowOf(ctx, id);
    return { id: row.id, code: row.code, division: linesOf(row, true) };
  }

  private async rowOf({ platformId }: TenantContext, id: string): Promise<Row> {
    const [row] = await this.reads.primary<Row>(SALE({ platformId, id }));
    if (!row) throw runtimeProblem('notFound');
    return row;
  }

  private async risk(ctx: TenantContext, row: Row): Promise<ShownRisk> {
    const document = row.invented.includes('document') ? null : row.buyer.document;
    const { id } = row;
    const { email } = row.buyer;
    const [found, others] = await Promise.all([
      this.blocked.of(ctx, buyerMarks({ email, document })),
      this.history.others(ctx, { id, email, document }),
    ]);
    const risk = buyerRisk({
      isBlocked: found.length > 0,
      declines: row.attempts.filter(({ state }) => state === 'DECLINED').length,
      others,
      hasDocument: document !== null,
      gross: Number(row.gross),
    });
    return { ...risk, blocks: found.map(({ value: _, ...block }) => block) };
  }
}

function shown(row: Row, around: SaleSurroundings, forStaff: boolean): Omit<ShownSale, 'risk'> {
  const {
    division: _division,
    invented,
    producerId: _,
    producerName: _name,
    partnerNames: _names,
    ...others
  } = row;
  const { codeShown: __, expiresAt: ___, ...sale } = others;
  const { approvedAt: ____, returnedAt: _____, changedAt: ______, refundAskedAt: _______, ...told } = sale;
  const { returnedParts, ...facts } = told;
  return {
    ...facts,
    ...around,
    gross: Number(row.gross),
    refundedAmount: returnedParts.reduce((sum, { amount }) => sum + amount, 0),
    discount: Number(row.discount),
    shipping: Number(row.shipping),
    interest: Number(row.interest),
    // What the buyer did not give is not shown as if they had (domain.md §7.4).
    buyer: {
      ...row.buyer,
      phone: invented.includes('phone') ? null : row.buyer.phone,
      document: invented.includes('document') ? null : row.buyer.document,
    },
    attempts: row.attempts.map((attempt) => ({
      ...attempt,
      ...(!forStaff && { provider: null, reference: null, accountId: null, costVersion: null }),
      createdAt: new Date(attempt.createdAt),
      answeredAt: attempt.answeredAt === null ? null : new Date(attempt.answeredAt),
    })),
    division: linesOf(row, forStaff),
    events: eventsOf(row, around),
  };
}

const linesOf = (
  { division, partnerNames, producerId, producerName }: Row,
  forStaff: boolean,
): readonly DivisionLine[] =>
  divisionLines(division, { ...partnerNames, [producerId]: producerName }, forStaff);

/** In the order of time. */
function eventsOf(row: Row, { shipments, refundRequest }: SaleSurroundings): SaleEvent[] {
  const ended = row.status === 'REJECTED' || row.status === 'CANCELED' ? row.status : null;
  const events: (SaleEvent | null)[] = [
    { step: 'ORDERED', at: row.createdAt },
    row.codeShown ? { step: 'CODE_SHOWN', at: row.createdAt } : null,
    row.approvedAt && { step: 'APPROVED', at: row.approvedAt },
    ended && row.changedAt && { step: ended, at: row.changedAt },
    refundAsked(row, refundRequest),
    ...row.returnedParts.map(({ at }) => ({ step: 'PART_REFUNDED' as const, at: new Date(at) })),
    ...shipments.map(({ shippedAt: at, carrier, trackingCode }) => ({
      ...{ step: 'SHIPPED' as const, at },
      detail: `${carrier} ${trackingCode}`,
    })),
    row.returnedAt && { step: row.status === 'CHARGEBACK' ? 'CHARGEBACK' : 'REFUNDED', at: row.returnedAt },
  ];
  return events
    .filter((event): event is SaleEvent => event !== null)
    .sort((one, other) => one.at.getTime() - other.at.getTime());
}

/** When the buyer asked, or else when the provider was asked. */
function refundAsked({ refundAskedAt }: Row, request: SaleSurroundings['refundRequest']): SaleEvent | null {
  const at = request?.createdAt ?? refundAskedAt;
  return at && { step: 'REFUND_ASKED', at, ...(request && { detail: request.protocol }) };
}
