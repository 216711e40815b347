import { Injectable } from '@nestjs/common';
import { Reads, sql } from '../../../database/index.js';
import type { TenantContext } from '../../../runtime/context/index.js';
import { AddedToSale } from '../store/added-to-sale.js';
import type { RefundRequest } from '../store/refund-requests.js';
import type { SaleNote } from '../store/sale-notes.js';
import type { Shipment } from '../store/shipments.js';

/** Another purchase of the same buyer. `gross` is cents. */
export interface OtherPurchase {
  readonly id: string;
  readonly code: string;
  readonly productName: string;
  readonly status: string;
  readonly gross: number;
  readonly createdAt: Date;
}

/** What a provider told us about a sale, for staff. */
export interface InboundEvent {
  readonly id: string;
  readonly provider: string;
  readonly state: string;
  readonly detail: string | null;
  readonly receivedAt: Date;
}

/** What stands around a sale: parcels, notes, a request for the money, other purchases, and for staff the events of providers. */
export interface SaleSurroundings {
  readonly shipments: readonly Shipment[];
  readonly notes: readonly SaleNote[];
  readonly refundRequest: RefundRequest | null;
  readonly others: readonly OtherPurchase[];
  /** Empty for sellers. */
  readonly inbound: readonly InboundEvent[];
}

const MOST_OTHERS = 10;
const MOST_INBOUND = 50;

const OTHERS = sql<{ platformId: string; id: string; producerId: string | null; most: number }>(
  'other-purchases-of-buyer',
  `select s.id, s.code, s.product_name as "productName", s.status, s.gross, s.created_at as "createdAt"
from sales s join sales this on this.platform_id = s.platform_id and this.id = :id
where s.platform_id = :platformId and s.buyer_email = this.buyer_email and s.id <> :id
  and (:producerId::uuid is null or s.producer_id = :producerId)
order by s.id desc limit :most`,
);

const INBOUND = sql<{ platformId: string; id: string; most: number }>(
  'inbound-events-of-sale',
  `select w.id, w.provider, w.state, w.detail, w.received_at as "receivedAt"
from payments_read p
join attempts_read a on a.platform_id = p.platform_id and a.payment_id = p.id
join webhook_records_read w on w.platform_id = a.platform_id and w.attempt_id = a.id
where p.platform_id = :platformId and p.order_id = :id order by w.received_at desc, w.id desc limit :most`,
);

@Injectable()
export class SurroundSale {
  constructor(
    private readonly reads: Reads,
    private readonly added: AddedToSale,
  ) {}

  /** @param producerId of the seller who looks; null for staff. The caller has checked that the sale may be seen. */
  async of(ctx: TenantContext, id: string, producerId: string | null): Promise<SaleSurroundings> {
    const { platformId } = ctx;
    const [{ shipments, notes, refundRequest }, others, inbound] = await Promise.all([
      this.added.to(ctx, id, producerId),
      this.reads.prepared<OtherPurchase>(OTHERS({ platformId, id, producerId, most: MOST_OTHERS })),
      producerId === null
        ? this.reads.prepared<InboundEvent>(INBOUND({ platformId, id, most: MOST_INBOUND }))
        : [],
    ]);
    return {
      ...{ shipments, notes, inbound, refundRequest: forReader(refundRequest, producerId) },
      others: others.map((one) => ({ ...one, gross: Number(one.gross) })),
    };
  }
}

/** The key of a boleto's buyer is for staff, who return the money where the provider cannot. */
const forReader = (request: RefundRequest | null, producerId: string | null): RefundRequest | null =>
  request && producerId !== null ? { ...request, pixKey: null } : request;
