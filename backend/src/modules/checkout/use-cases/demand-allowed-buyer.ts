import { Injectable } from '@nestjs/common';
import type { TenantContext } from '../../../runtime/context/index.js';
import type { OfferSnapshot } from '../../catalog/index.js';
import type { Order } from '../../orders/index.js';
import { BlockedBuyers, buyerMarks } from '../../protection/index.js';
import { checkoutProblem } from '../checkout-problems.js';

/** Refuses buyers whom staff blocked. The text does not say so: whoever reads it would only take another address. */
@Injectable()
export class DemandAllowedBuyer {
  constructor(private readonly blocked: BlockedBuyers) {}

  /** One statement, on platforms that block somebody, or for an offer that is no longer on sale. @throws Problem purchaseRefused (403) */
  async demand(
    ctx: TenantContext,
    offer: Pick<OfferSnapshot, 'blocksBuyers'> | undefined,
    { buyer, invented }: Pick<Order, 'buyer' | 'invented'>,
  ): Promise<void> {
    // An offer that is no longer on sale says nothing of its platform.
    if (offer && !offer.blocksBuyers) return;
    const document = invented.includes('document') ? null : buyer.document;
    const blocks = await this.blocked.of(ctx, buyerMarks({ email: buyer.email, document }));
    if (blocks.length > 0) throw checkoutProblem('purchaseRefused');
  }
}
