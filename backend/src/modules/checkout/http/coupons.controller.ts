import { Controller, Get, Header, Param, UseGuards } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { PublicRoute } from '../../../runtime/access/index.js';
import { Ctx, type Context } from '../../../runtime/context/index.js';
import { runtimeProblem } from '../../../runtime/errors/index.js';
import { OfferSnapshots } from '../../catalog/index.js';
import { BuyersHostGuard } from '../../platforms/index.js';
import { CouponsAtCheckout } from '../use-cases/coupons-at-checkout.js';
import { CouponAtCheckoutDto } from './coupons.dto.js';

@ApiTags('checkout')
@PublicRoute('anonymous buyers use the checkout')
@UseGuards(BuyersHostGuard)
@Controller('api/checkout')
export class CouponsController {
  constructor(
    private readonly offers: OfferSnapshots,
    private readonly coupons: CouponsAtCheckout,
  ) {}

  @Get(':checkoutId/coupons/:code')
  @Header('cache-control', 'no-store')
  @ApiOperation({ summary: 'What a coupon takes off at a checkout.' })
  @ApiOkResponse({ type: CouponAtCheckoutDto })
  async coupon(
    @Ctx() ctx: Context,
    @Param('checkoutId') checkoutId: string,
    @Param('code') code: string,
  ): Promise<CouponAtCheckoutDto> {
    const offer = await this.offers.get(ctx, checkoutId);
    if (!offer) throw runtimeProblem('notFound');
    return this.coupons.shown(ctx, offer, code);
  }
}
