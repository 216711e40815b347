import { Injectable } from '@nestjs/common';
import type { Session } from '../../../runtime/access/index.js';
import type { TenantContext } from '../../../runtime/context/index.js';
import { runtimeProblem } from '../../../runtime/errors/index.js';
import { Receipts, type Receipt } from '../../orders/index.js';
import { AskRefund, Shipments, type RefundRights, type Shipment } from '../../sales/index.js';
import { Deliverables, type Deliverable } from '../deliverables.js';
import { OwnSubscriptions, type OwnSubscription } from '../store/own-subscriptions.js';
import { Purchases, type ListedPurchase } from '../store/purchases.js';

const PAGE_SIZE = 25;

/** One purchase: what was bought, what it opens, and what its buyer can do. Amounts are cents of its currency. */
export interface ShownPurchase extends ListedPurchase {
  /** Empty unless it is paid. */
  readonly deliverables: readonly Deliverable[];
  readonly items: Receipt['items'];
  /** Null where nothing is shipped. */
  readonly shipping: number | null;
  readonly interest: number;
  /** What a coupon took off. */
  readonly discount: number;
  readonly sellerEmail: string | null;
  readonly shipments: readonly Shipment[];
  readonly refund: RefundRights;
  readonly subscription: OwnSubscription | null;
}

/** What the signed-in customer bought. */
@Injectable()
export class OwnPurchases {
  constructor(
    private readonly purchases: Purchases,
    private readonly deliverables: Deliverables,
    private readonly receipts: Receipts,
    private readonly shipments: Shipments,
    private readonly refunds: AskRefund,
    private readonly subscriptions: OwnSubscriptions,
  ) {}

  /** The latest first. `next`: the id to go on before; null: these are all. */
  async list(
    ctx: TenantContext,
    { person }: Session,
    before: string | null,
  ): Promise<{ items: ListedPurchase[]; next: string | null }> {
    const found = await this.purchases.list(ctx, { email: person.email, before, most: PAGE_SIZE + 1 });
    const items = found.slice(0, PAGE_SIZE);
    return { items, next: found.length > PAGE_SIZE ? (items.at(-1)?.id ?? null) : null };
  }

  /** @throws Problem notFound: no purchase of this customer */
  async show(ctx: TenantContext, { person }: Session, id: string): Promise<ShownPurchase> {
    const purchase = await this.purchases.find(ctx, { email: person.email, id });
    if (!purchase) throw runtimeProblem('notFound');
    const order = { orderId: id, customerId: person.id };
    const [receipt, shipments, refund, subscription, deliverables] = await Promise.all([
      this.receipts.of(ctx, id),
      this.shipments.of(ctx, id),
      this.refunds.rights(ctx, person, id),
      this.subscriptions.of(ctx, id),
      purchase.status === 'APPROVED' ? this.deliverables.of(ctx, order) : [],
    ]);
    return {
      ...purchase,
      ...{
        items: receipt?.items ?? [],
        shipping: receipt?.shipping ?? null,
        interest: receipt?.interest ?? 0,
        discount: receipt?.discount ?? 0,
      },
      ...{ sellerEmail: receipt?.sellerParty.email ?? null, shipments, refund, subscription, deliverables },
    };
  }
}
