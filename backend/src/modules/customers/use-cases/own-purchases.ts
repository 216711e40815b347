import { Injectable } from '@nestjs/common';
import type { Session } from '../../../runtime/access/index.js';
import type { TenantContext } from '../../../runtime/context/index.js';
import { runtimeProblem } from '../../../runtime/errors/index.js';
import { Deliverables, type Deliverable } from '../deliverables.js';
import { Purchases, type ListedPurchase } from '../store/purchases.js';

const PAGE_SIZE = 25;

/** One purchase, and what its buyer may open. */
export interface ShownPurchase extends ListedPurchase {
  /** Empty unless it is paid. */
  readonly deliverables: readonly Deliverable[];
}

/** What the signed-in customer bought. */
@Injectable()
export class OwnPurchases {
  constructor(
    private readonly purchases: Purchases,
    private readonly deliverables: Deliverables,
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
    const isPaid = purchase.status === 'APPROVED';
    const order = { orderId: id, customerId: person.id };
    return { ...purchase, deliverables: isPaid ? await this.deliverables.of(ctx, order) : [] };
  }
}
