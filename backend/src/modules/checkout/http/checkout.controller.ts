import { Body, Controller, Get, Header, Headers, Param, Post, UseGuards } from '@nestjs/common';
import { ApiCreatedResponse, ApiHeader, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { PublicRoute } from '../../../runtime/access/index.js';
import { BuyersHostGuard } from '../../platforms/index.js';
import { Ctx, type Context } from '../../../runtime/context/index.js';
import { runtimeProblem } from '../../../runtime/errors/index.js';
import { OfferSnapshots, type OfferSnapshot } from '../../catalog/index.js';
import { GatewayDirectory, Routing, type SaleRouting } from '../../acquiring/index.js';
import { checkoutProblem } from '../checkout-problems.js';
import { accountShown } from '../use-cases/account-shown.js';
import { demandOnSale } from '../use-cases/demand-on-sale.js';
import { payableMethods } from '../use-cases/payable-methods.js';
import { Purchase } from '../use-cases/purchase.js';
import { saleOf } from '../use-cases/sale-of.js';
import { OfferDto, OfferProviderDto } from './offer.dto.js';
import { PurchaseAnswerDto } from './payment.dto.js';
import { PurchaseDto } from './purchase.dto.js';
import { showOffer } from './show-offer.js';

/** At least 8 characters: a short key is one that two clients choose (docs/decisions/0043). */
const IDEMPOTENCY_KEY = /^[\x21-\x7e]{8,200}$/;

@ApiTags('checkout')
@PublicRoute('anonymous buyers use the checkout')
@UseGuards(BuyersHostGuard)
@Controller('api/checkout')
export class CheckoutController {
  constructor(
    private readonly offers: OfferSnapshots,
    private readonly routing: Routing,
    private readonly gateways: GatewayDirectory,
    private readonly purchases: Purchase,
  ) {}

  @Get(':checkoutId')
  @ApiOperation({ summary: 'The offer as a checkout page shows it.' })
  @ApiOkResponse({ type: OfferDto })
  async offer(@Ctx() ctx: Context, @Param('checkoutId') checkoutId: string): Promise<OfferDto> {
    const offer = await this.offers.get(ctx, checkoutId);
    if (!offer) throw runtimeProblem('notFound');
    demandOnSale(offer);
    const ways = await this.routing.of(ctx.forPlatform(offer.platformId), saleOf(offer));
    return showOffer(offer, { provider: this.provider(ways, offer), methods: payableMethods(ways, offer) });
  }

  /**
   * The first healthy account for cards, because a page may need its library; where that depends on the card, which the page
   * does not know yet, one that needs none; where cards are not taken, the one for PIX.
   */
  private provider(ways: SaleRouting, offer: OfferSnapshot): OfferProviderDto {
    const account =
      accountShown(ways, offer, 'CREDIT_CARD') ??
      ways.takingSealedCards(offer.currency) ??
      accountShown(ways, offer, 'PIX');
    return {
      paymentProvider: account?.provider ?? '',
      gatewayPublicKey: account ? this.gateways.libraryKey(account) : null,
    };
  }

  @Post('purchase')
  @Header('cache-control', 'no-store')
  @ApiOperation({ summary: 'Buys. The same key and body give the same answer, for ever.' })
  @ApiHeader({
    name: 'Idempotency-Key',
    required: true,
    description:
      'Minted by the client, one for each intent to buy: 8 to 200 visible ASCII characters. Use a random one, such as a UUID.',
  })
  @ApiCreatedResponse({ type: PurchaseAnswerDto })
  async purchase(
    @Ctx() ctx: Context,
    @Body() asked: PurchaseDto,
    @Headers('idempotency-key') idempotencyKey: string | undefined,
  ): Promise<PurchaseAnswerDto> {
    if (!idempotencyKey || !IDEMPOTENCY_KEY.test(idempotencyKey))
      throw checkoutProblem('idempotencyKeyMissing');
    return this.purchases.purchase(ctx, { idempotencyKey, asked });
  }
}
