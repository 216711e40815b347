import type { OfferedMethods } from '@guiche/checkout-rules';
import { Injectable } from '@nestjs/common';
import type { Context } from '../../../runtime/context/index.js';
import { GatewayDirectory, Routing, type SaleRouting } from '../../acquiring/index.js';
import type { OfferSnapshot } from '../../catalog/index.js';
import { accountShown } from './account-shown.js';
import { payableMethods } from './payable-methods.js';
import { saleOf } from './sale-of.js';

/** What an offer shows of the platform's accounts: the provider and the payable methods. */
export interface Charged {
  readonly provider: { readonly paymentProvider: string; readonly gatewayPublicKey: string | null };
  readonly methods: OfferedMethods;
}

/** What the page of an offer shows, for buyers and in a preview. */
@Injectable()
export class ShowCheckout {
  constructor(
    private readonly routing: Routing,
    private readonly gateways: GatewayDirectory,
  ) {}

  async show(ctx: Context, shown: OfferSnapshot): Promise<{ shown: OfferSnapshot; charged: Charged }> {
    const ways = await this.routing.of(ctx.forPlatform(shown.platformId), saleOf(shown));
    return { shown, charged: { provider: this.provider(ways, shown), methods: payableMethods(ways, shown) } };
  }

  /**
   * The first healthy account for cards, because a page may need its library; where that depends on the card, which the page
   * does not know yet, one that needs none; where cards are not taken, the one for PIX.
   */
  private provider(ways: SaleRouting, offer: OfferSnapshot): Charged['provider'] {
    const account =
      accountShown(ways, offer, 'CREDIT_CARD') ??
      ways.takingSealedCards(offer.currency) ??
      accountShown(ways, offer, 'PIX');
    return {
      paymentProvider: account?.provider ?? '',
      gatewayPublicKey: account ? this.gateways.libraryKey(account) : null,
    };
  }
}
