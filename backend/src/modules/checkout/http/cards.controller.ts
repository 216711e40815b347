import { Body, Controller, Get, Header, Param, Post, Query, UseGuards } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { PublicRoute } from '../../../runtime/access/index.js';
import { BuyersHostGuard } from '../../platforms/index.js';
import { Ctx, type Context } from '../../../runtime/context/index.js';
import { runtimeProblem } from '../../../runtime/errors/index.js';
import { OfferSnapshots } from '../../catalog/index.js';
import { CheckoutLinks } from '../../checkout-links/index.js';
import { CardKeys } from '../../cards/index.js';
import { CouponsAtCheckout } from '../use-cases/coupons-at-checkout.js';
import { StoreCard } from '../use-cases/store-card.js';
import { listInstallments } from '../use-cases/list-installments.js';
import {
  CardKeyDto,
  CardTokenAnswerDto,
  CardTokenDto,
  InstallmentDto,
  InstallmentsQueryDto,
} from './cards.dto.js';

@ApiTags('checkout')
@PublicRoute('anonymous buyers use the checkout')
@UseGuards(BuyersHostGuard)
@Controller('api/checkout')
export class CardsController {
  constructor(
    private readonly offers: OfferSnapshots,
    private readonly keys: CardKeys,
    private readonly storeCard: StoreCard,
    private readonly coupons: CouponsAtCheckout,
    private readonly links: CheckoutLinks,
  ) {}

  @Get(':checkoutId/card-key')
  @Header('cache-control', 'no-store')
  @ApiOperation({ summary: 'The key to which a page encrypts the card before it leaves the browser.' })
  @ApiOkResponse({ type: CardKeyDto })
  async cardKey(@Ctx() ctx: Context, @Param('checkoutId') checkoutId: string): Promise<CardKeyDto> {
    const { id, platformId } = await this.offer(ctx, checkoutId);
    return this.keys.current(ctx.forPlatform(platformId), id);
  }

  @Get(':checkoutId/installments')
  @Header('cache-control', 'no-store')
  @ApiOperation({ summary: 'In how many parts a card may pay for the offer with these bumps and this fare.' })
  @ApiOkResponse({ type: [InstallmentDto] })
  async installments(
    @Ctx() ctx: Context,
    @Param('checkoutId') checkoutId: string,
    @Query() asked: InstallmentsQueryDto,
  ): Promise<InstallmentDto[]> {
    const offer = await this.offer(ctx, checkoutId);
    const coupon = await this.coupons.named(ctx, offer, { ...asked, paymentMethod: 'CREDIT_CARD' });
    const link = await this.links.named(ctx, offer.id, asked.link);
    return listInstallments(offer, asked, { coupon, quantity: link?.quantity ?? 1 });
  }

  @Post('credit-card-tokens')
  @Header('cache-control', 'no-store')
  @ApiOperation({ summary: 'Keeps the card of a subscription, without its security code.' })
  @ApiCreatedResponse({ type: CardTokenAnswerDto })
  async token(
    @Ctx() ctx: Context,
    @Body() { offerId, token, ...fields }: CardTokenDto,
  ): Promise<CardTokenAnswerDto> {
    return { creditCardId: await this.storeCard.store(ctx, { offerId, token, fields }) };
  }

  private async offer(ctx: Context, checkoutId: string) {
    const offer = await this.offers.get(ctx, checkoutId);
    if (!offer) throw runtimeProblem('notFound');
    return offer;
  }
}
