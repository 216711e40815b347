import { Injectable } from '@nestjs/common';
import type { TenantContext } from '../../runtime/context/index.js';
import { BoughtAccess } from '../orders/index.js';

/** A paid order, and who looks at it. */
export interface PaidOrder {
  readonly orderId: string;
  /** The account of the customer. */
  readonly customerId: string;
}

/** What a customer opens or downloads of one item of a paid order. */
export interface Deliverable {
  /** The item of the order; null: of the whole order. */
  readonly itemId: string | null;
  readonly title: string;
  /** A path of this site (`/my-purchases/…`), or an https address of the seller. */
  readonly address: string;
  /** `EXTERNAL`: an address of the seller. `FILE`: a download. `COURSE`: lessons of the members area. */
  readonly kind: 'EXTERNAL' | 'FILE' | 'COURSE';
}

/** A way in which items are delivered. */
export interface DeliverableSource {
  /** In the order of the receipt. Called only while the payment is approved and belongs to the customer. */
  of(ctx: TenantContext, order: PaidOrder): Promise<readonly Deliverable[]>;
}

/**
 * What a customer may open of a paid order. Modules that deliver add their source when they start (`add`); the access addresses of
 * products are always among them.
 */
@Injectable()
export class Deliverables {
  private readonly sources: DeliverableSource[] = [];

  constructor(private readonly access: BoughtAccess) {}

  add(source: DeliverableSource): void {
    this.sources.push(source);
  }

  /** The caller has checked that the order is paid and whose it is. */
  async of(ctx: TenantContext, order: PaidOrder): Promise<readonly Deliverable[]> {
    const [addresses, ...others] = await Promise.all([
      this.access.of(ctx, order.orderId),
      ...this.sources.map((source) => source.of(ctx, order)),
    ]);
    return [
      ...others.flat(),
      ...addresses
        .filter(({ address }) => address.startsWith('https://'))
        .map(({ title, address }) => ({ itemId: null, title, address, kind: 'EXTERNAL' as const })),
    ];
  }
}
