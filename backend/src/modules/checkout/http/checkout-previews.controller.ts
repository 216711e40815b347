import { Controller, Get, Header, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiQuery, ApiTags } from '@nestjs/swagger';
import { PublicRoute } from '../../../runtime/access/index.js';
import { Ctx, type Context } from '../../../runtime/context/index.js';
import { CheckoutPreviews } from '../../catalog/index.js';
import { ShowCheckout } from '../use-cases/show-checkout.js';
import { OfferDto } from './offer.dto.js';
import { showOffer } from './show-offer.js';

/** Not bound to the hosts of buyers: sellers look at previews at the host of their panel. */
@ApiTags('checkout')
@PublicRoute('signed tokens of previews prove themselves')
@Controller('api/checkout-previews')
export class CheckoutPreviewsController {
  constructor(
    private readonly previews: CheckoutPreviews,
    private readonly checkouts: ShowCheckout,
  ) {}

  @Get()
  @Header('cache-control', 'no-store')
  @ApiOperation({ summary: 'The offer as a checkout that is not published yet would show it.' })
  @ApiQuery({ name: 'token' })
  @ApiOkResponse({ type: OfferDto })
  async preview(@Ctx() ctx: Context, @Query('token') token: unknown): Promise<OfferDto> {
    const offer = await this.previews.open(ctx, String(token));
    const { shown, charged } = await this.checkouts.show(ctx, offer);
    return showOffer(shown, charged);
  }
}
