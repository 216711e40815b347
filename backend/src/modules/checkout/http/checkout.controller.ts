import { Body, Controller, Get, Header, Headers, Param, Post, Query, UseGuards } from '@nestjs/common';
import {
  ApiCreatedResponse,
  ApiHeader,
  ApiOkResponse,
  ApiOperation,
  ApiQuery,
  ApiTags,
} from '@nestjs/swagger';
import { PublicRoute } from '../../../runtime/access/index.js';
import { BuyersHostGuard } from '../../platforms/index.js';
import { Ctx, type Context } from '../../../runtime/context/index.js';
import { runtimeProblem } from '../../../runtime/errors/index.js';
import { OfferSnapshots } from '../../catalog/index.js';
import { checkoutProblem } from '../checkout-problems.js';
import { demandOnSale } from '../use-cases/demand-on-sale.js';
import { Purchase } from '../use-cases/purchase.js';
import { ShowCheckout } from '../use-cases/show-checkout.js';
import { OfferDto } from './offer.dto.js';
import { PurchaseAnswerDto } from './payment.dto.js';
import { PurchaseDto } from './purchase.dto.js';
import { showOffer } from './show-offer.js';
import { asShown } from '../use-cases/with-look.js';

/** At least 8 characters: a short key is one that two clients choose (docs/decisions/0043). */
const IDEMPOTENCY_KEY = /^[\x21-\x7e]{8,200}$/;

@ApiTags('checkout')
@PublicRoute('anonymous buyers use the checkout')
@UseGuards(BuyersHostGuard)
@Controller('api/checkout')
export class CheckoutController {
  constructor(
    private readonly offers: OfferSnapshots,
    private readonly checkouts: ShowCheckout,
    private readonly purchases: Purchase,
  ) {}

  @Get(':checkoutId')
  @ApiOperation({ summary: 'The offer as a checkout page shows it.' })
  @ApiQuery({ name: 'checkout', required: false, description: 'Another published checkout of the product.' })
  @ApiQuery({
    name: 'variant',
    required: false,
    enum: ['A', 'B'],
    description: 'Of the comparison that runs.',
  })
  @ApiOkResponse({ type: OfferDto })
  async offer(
    @Ctx() ctx: Context,
    @Param('checkoutId') checkoutId: string,
    @Query('checkout') checkout?: string,
    @Query('variant') variant?: string,
  ): Promise<OfferDto> {
    const offer = await this.offers.get(ctx, checkoutId);
    if (!offer) throw runtimeProblem('notFound');
    demandOnSale(offer);
    const { charged, shown } = await this.checkouts.show(ctx, asShown(offer, { checkout, variant }));
    return showOffer(shown, charged);
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
