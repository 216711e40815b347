import { cents, type Cents } from '@guiche/money';
import { Injectable } from '@nestjs/common';
import { Reads, sql } from '../../../database/index.js';
import type { TenantContext } from '../../../runtime/context/index.js';
import { runtimeProblem } from '../../../runtime/errors/index.js';
import { DisputeEvents, type ShownDisputeEvent } from '../store/dispute-events.js';
import { DisputeFiles, type DisputeFile } from '../store/dispute-files.js';
import { Disputes, type Dispute } from '../store/disputes.js';

/** What a dispute did to the money of one party, in cents. */
export interface PartyOfDispute {
  readonly owner: 'seller' | 'manager';
  readonly ownerId: string;
  readonly name: string | null;
  /** Blocked at the notice. */
  readonly blocked: number;
  /** Blocked still. */
  readonly blockedNow: number;
  /** What went back to the buyer out of this party's part. */
  readonly taken: number;
}

export interface SaleOfDispute {
  readonly id: string;
  readonly code: string;
  readonly product: string;
  readonly buyer: string;
  readonly seller: string | null;
}

export interface ShownDispute {
  readonly dispute: Omit<Dispute, 'feeParts'> & { readonly feeShared: boolean };
  readonly sale: SaleOfDispute;
  readonly parties: readonly PartyOfDispute[];
  readonly events: readonly ShownDisputeEvent[];
  readonly files: readonly DisputeFile[];
}

const SALE = sql<{ platformId: string; orderId: string; sellerId: string }>(
  'sale-of-dispute',
  `select s.id, s.code, s.product_name as product, s.buyer_name as buyer, u.name as seller
from sales_read s left join users_read u on u.platform_id = s.platform_id and u.id = :sellerId
where s.platform_id = :platformId and s.id = :orderId`,
);

const PARTIES = sql<{ platformId: string; paymentId: string; since: Date }>(
  'parties-of-dispute',
  `
select a.owner, a.owner_id as "ownerId", max(u.name) as name,
  coalesce(sum(side.net) filter (where side.kind = 'BLOCK' and a.bucket = 'blocked'), 0)::bigint as blocked,
  coalesce(sum(side.net) filter (where a.bucket = 'blocked'), 0)::bigint as "blockedNow",
  coalesce(-sum(side.net) filter (where side.kind in ('CHARGEBACK', 'PARTIAL_REFUND', 'REFUND', 'RESTORE')
    and side.fact in ('share', 'commission')), 0)::bigint as taken
from (
  select t.credit_account_id as account_id, t.kind, t.fact, t.amount as net from ledger_transfers_read t
  where t.platform_id = :platformId and t.payment_id = :paymentId and t.posted_at >= :since
  union all
  select t.debit_account_id, t.kind, t.fact, -t.amount from ledger_transfers_read t
  where t.platform_id = :platformId and t.payment_id = :paymentId and t.posted_at >= :since
) side
join ledger_accounts_read a on a.platform_id = :platformId and a.id = side.account_id and a.owner in ('seller', 'manager')
left join users_read u on u.platform_id = a.platform_id and u.id = a.owner_id
group by a.owner, a.owner_id order by a.owner desc, taken desc, blocked desc, a.owner_id`,
);

/** Events whose amount is the whole fee. */
const FEES: ReadonlySet<string> = new Set(['FEE_CHARGED', 'FEE_RETURNED']);

/** A dispute with its sale, its history and what it did to the money of each party. */
@Injectable()
export class ShowDispute {
  constructor(
    private readonly disputes: Disputes,
    private readonly events: DisputeEvents,
    private readonly files: DisputeFiles,
    private readonly reads: Reads,
  ) {}

  /**
   * @param sellerId null: staff look. A seller sees the own part of the fee, no money of others, and not who of the staff did what
   * @throws Problem notFound
   */
  async show(ctx: TenantContext, id: string, sellerId: string | null): Promise<ShownDispute> {
    const found = await this.disputes.find(ctx, id, sellerId);
    if (!found) throw runtimeProblem('notFound');
    const { feeParts, ...told } = found;
    const fee = sellerId === null ? told.fee : ownFee(found, sellerId);
    const dispute = { ...told, fee, feeShared: feeParts !== null };
    const { platformId } = ctx;
    const { paymentId, orderId, notifiedAt: since } = dispute;
    const [sales, parties, events, files] = await Promise.all([
      this.reads.prepared<SaleOfDispute>(SALE({ platformId, orderId, sellerId: dispute.sellerId })),
      this.reads.prepared<PartyOfDispute>(PARTIES({ platformId, paymentId, since })),
      this.events.of(ctx, id),
      this.files.of(ctx, id),
    ]);
    const [sale] = sales;
    const shown = {
      dispute,
      sale: sale ?? { id: orderId, code: '', product: '', buyer: '', seller: null },
    };
    if (sellerId === null) return { ...shown, parties, events, files };
    return {
      ...shown,
      parties: parties.filter(({ ownerId }) => ownerId === sellerId),
      events: events.map((event) => ({
        ...event,
        by: null,
        amount: FEES.has(event.kind) ? fee : event.amount,
      })),
      files: files.map((file) => ({ ...file, by: null })),
    };
  }
}

/** All of it where the producer pays it alone. */
const ownFee = ({ fee, feeParts }: Pick<Dispute, 'fee' | 'feeParts'>, sellerId: string): Cents =>
  feeParts === null ? fee : (feeParts.find((part) => part.sellerId === sellerId)?.amount ?? cents(0));
