import { Injectable } from '@nestjs/common';
import { Reads, sql } from '../../../database/index.js';
import type { Session } from '../../../runtime/access/index.js';
import type { TenantContext } from '../../../runtime/context/index.js';
import { runtimeProblem } from '../../../runtime/errors/index.js';
import { PreviewRefund, type PreviewedRefund } from '../../payments/index.js';
import { FoundSales, type FoundSale } from '../store/found-sales.js';
import { RefundRequests, type RefundRequest } from '../store/refund-requests.js';

/** What a return takes from one party, in cents. `own`: the seller who looks, with the buckets it comes from. */
export interface PartyEffect {
  readonly name: string | null;
  readonly isOwn: boolean;
  readonly isManager: boolean;
  readonly amount: number;
  /** Of the seller who looks only: other balances are nobody else's business. */
  readonly buckets: {
    readonly blocked: number;
    readonly pending: number;
    readonly reserve: number;
    readonly available: number;
    readonly debt: number;
  } | null;
}

/** What the refund would do now. */
export interface ShownEffect {
  readonly toBuyer: number;
  readonly currency: string;
  readonly parties: readonly PartyEffect[];
  /** What the platform gives back of its fee. */
  readonly platformFee: number;
}

export interface ShownRefundRequest {
  readonly request: RefundRequest;
  readonly sale: Pick<FoundSale, 'id' | 'code' | 'productName' | 'buyerName'> & {
    readonly approvedAt: Date | null;
  };
  readonly items: readonly { readonly id: string; readonly title: string }[];
  /** Null: nothing would be given back. */
  readonly effect: ShownEffect | null;
}

const NAMES = sql<{ platformId: string; ids: readonly string[] }>(
  'names-of-parties',
  'select id, name from users_read where platform_id = :platformId and id = any (:ids::uuid[])',
);

/** A sale whose money a seller may give back, and what that would do. */
export interface OfferedRefund {
  readonly sale: Pick<FoundSale, 'id' | 'code' | 'items'>;
  /** Null: nothing can be given back so. */
  readonly effect: ShownEffect | null;
}

/** A request for the money, and what granting it does to each party: computed by the function that books it. */
@Injectable()
export class ShowRefundRequest {
  constructor(
    private readonly requests: RefundRequests,
    private readonly sales: FoundSales,
    private readonly previews: PreviewRefund,
    private readonly reads: Reads,
  ) {}

  /** @throws Problem notFound: no request to this seller */
  async show(ctx: TenantContext, { accountId }: Session, id: string): Promise<ShownRefundRequest> {
    const found = await this.requests.ofProducer(ctx, accountId, id);
    if (!found) throw runtimeProblem('notFound');
    // The key of a boleto's buyer is for staff, who return the money where the provider cannot.
    const request = { ...found, pixKey: null };
    const sale = await this.sales.find(ctx, request.orderId, accountId);
    const { code, productName, buyerName, approvedAt } = sale;
    const isOpen = request.state === 'WAITING_SELLER' || request.state === 'FAILED';
    return {
      request,
      sale: { id: sale.id, code, productName, buyerName, approvedAt },
      items: sale.items
        .filter((item) => request.itemIds?.includes(item.id) ?? true)
        .map((item) => ({ id: item.id, title: item.title })),
      effect: isOpen ? await this.effectOf(ctx, sale, request) : null,
    };
  }

  /** What giving back these items, or everything that is left, would do. @throws Problem notFound */
  async effectOfSale(
    ctx: TenantContext,
    { accountId }: Session,
    saleId: string,
    itemIds: readonly string[] | null,
  ): Promise<OfferedRefund> {
    const sale = await this.sales.find(ctx, saleId, accountId);
    const { id, code, items, paymentId } = sale;
    const effect = paymentId === null ? null : await this.effectOf(ctx, sale, { paymentId, itemIds });
    return { sale: { id, code, items }, effect };
  }

  private async effectOf(
    ctx: TenantContext,
    sale: FoundSale,
    { paymentId, itemIds }: Pick<RefundRequest, 'paymentId' | 'itemIds'>,
  ): Promise<ShownEffect | null> {
    const preview = await this.previews.of(ctx, paymentId, itemIds === null ? undefined : { itemIds });
    return 'kind' in preview ? null : this.shown(ctx, sale, preview);
  }

  private async shown(
    ctx: TenantContext,
    { producerId: accountId, sellerName, partnerNames }: FoundSale,
    { effect, currency }: PreviewedRefund,
  ): Promise<ShownEffect> {
    const known = { ...partnerNames, [accountId]: sellerName };
    const sellersOfIt = effect.people.filter(({ owner }) => owner !== 'manager');
    const names = await this.namesOf(
      ctx,
      known,
      sellersOfIt.map(({ ownerId }) => ownerId),
    );
    const parties = effect.people.map(({ owner, ownerId, ...buckets }): PartyEffect => {
      const isOwn = owner === 'seller' && ownerId === accountId;
      const { blocked, pending, reserve, available, debt } = buckets;
      return {
        name: names.get(ownerId) ?? null,
        ...{ isOwn, isManager: owner === 'manager', amount: blocked + pending + reserve + available + debt },
        buckets: isOwn ? buckets : null,
      };
    });
    // Managers are paid by the platform: sellers see the fee, not what becomes of it.
    const sellers = parties.filter(({ isManager }) => !isManager);
    return { toBuyer: effect.toBuyer, currency, parties: sellers, platformFee: effect.platformFee };
  }

  /** An affiliate who was credited after the purchase is not among the known ones. */
  private async namesOf(
    { platformId }: TenantContext,
    known: Readonly<Record<string, string>>,
    wanted: readonly string[],
  ): Promise<ReadonlyMap<string, string>> {
    const names = new Map(Object.entries(known));
    const ids = wanted.filter((id) => !names.has(id));
    if (ids.length === 0) return names;
    const rows = await this.reads.prepared<{ id: string; name: string }>(NAMES({ platformId, ids }));
    for (const { id, name } of rows) names.set(id, name);
    return names;
  }
}
