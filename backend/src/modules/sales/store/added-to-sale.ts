import { Injectable } from '@nestjs/common';
import { Reads, sql } from '../../../database/index.js';
import type { TenantContext } from '../../../runtime/context/index.js';
import type { RefundRequest } from './refund-requests.js';
import type { SaleNote } from './sale-notes.js';
import type { Shipment } from './shipments.js';

/** What people added to a sale. */
export interface AddedToOneSale {
  readonly shipments: readonly Shipment[];
  readonly notes: readonly SaleNote[];
  readonly refundRequest: RefundRequest | null;
}

type WithTexts<T, K extends keyof T> = Omit<T, K> & {
  readonly [name in K]: null extends T[name] ? string | null : string;
};

interface Row {
  readonly shipments: readonly WithTexts<Shipment, 'shippedAt'>[];
  readonly notes: readonly WithTexts<SaleNote, 'createdAt'>[];
  readonly refundRequest: WithTexts<RefundRequest, 'createdAt' | 'decidedAt' | 'windowUntil'> | null;
}

const ADDED = sql<{ platformId: string; orderId: string; ownerId: string | null }>(
  'added-to-sale',
  `
select
  (select coalesce(json_agg(json_build_object('id', id, 'itemIds', item_ids, 'carrier', carrier, 'trackingCode', tracking_code,
     'trackingUrl', tracking_url, 'shippedAt', shipped_at) order by shipped_at, id), '[]')
   from shipments where platform_id = :platformId and order_id = :orderId and removed_at is null) as shipments,
  (select coalesce(json_agg(json_build_object('id', id, 'note', note, 'authorName', author_name, 'createdAt', created_at)
     order by created_at desc, id desc), '[]')
   from (select * from sale_notes
     where platform_id = :platformId and order_id = :orderId and owner_id is not distinct from :ownerId::uuid
     order by created_at desc, id desc limit 100) newest) as notes,
  (select json_build_object('id', id, 'orderId', order_id, 'paymentId', payment_id, 'protocol', protocol, 'itemIds', item_ids,
     'amount', amount, 'reason', reason,
     'details', details, 'pixKey', pix_key, 'isInWindow', is_in_window, 'windowUntil', window_until, 'state', state, 'decision', decision,
     'createdAt', created_at, 'decidedAt', decided_at)
   from refund_requests where platform_id = :platformId and order_id = :orderId order by id desc limit 1) as "refundRequest"`,
);

/** Reads parcels, notes and the latest request for the money in one statement, for the page of a sale. */
@Injectable()
export class AddedToSale {
  constructor(private readonly reads: Reads) {}

  /** @param ownerId the seller whose team reads the notes; null: staff of the platform */
  async to({ platformId }: TenantContext, orderId: string, ownerId: string | null): Promise<AddedToOneSale> {
    const [row] = await this.reads.prepared<Row>(ADDED({ platformId, orderId, ownerId }));
    const { shipments, notes, refundRequest: request } = row ?? NOTHING;
    return {
      shipments: shipments.map((one) => ({ ...one, shippedAt: new Date(one.shippedAt) })),
      notes: notes.map((one) => ({ ...one, createdAt: new Date(one.createdAt) })),
      refundRequest: request && {
        ...request,
        createdAt: new Date(request.createdAt),
        windowUntil: request.windowUntil === null ? null : new Date(request.windowUntil),
        decidedAt: request.decidedAt === null ? null : new Date(request.decidedAt),
      },
    };
  }
}

const NOTHING: Row = { shipments: [], notes: [], refundRequest: null };
