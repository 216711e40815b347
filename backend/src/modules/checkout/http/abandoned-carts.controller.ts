import { Body, Controller, Get, Header, Headers, Param, Put, Query, UseGuards } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiQuery, ApiTags } from '@nestjs/swagger';
import { PublicRoute } from '../../../runtime/access/index.js';
import { BuyersHostGuard } from '../../platforms/index.js';
import { Ctx, type Context } from '../../../runtime/context/index.js';
import { SaveAbandonedCart } from '../use-cases/save-abandoned-cart.js';
import { AbandonedCartDto, AbandonedCartEnabledDto, SavedCartDto } from './abandoned-carts.dto.js';

@ApiTags('checkout')
@PublicRoute('anonymous buyers use the checkout')
@UseGuards(BuyersHostGuard)
@Controller('api/checkout')
export class AbandonedCartsController {
  constructor(private readonly carts: SaveAbandonedCart) {}

  @Get(':checkoutId/abandoned-cart-enabled')
  @ApiOperation({ summary: 'Whether this checkout keeps the carts of those who leave.' })
  @ApiQuery({
    name: 'variant',
    required: false,
    description: 'What the page shows of two compared checkouts.',
  })
  @ApiOkResponse({ type: AbandonedCartEnabledDto })
  async enabled(
    @Ctx() ctx: Context,
    @Param('checkoutId') checkoutId: string,
    @Headers('user-agent') userAgent: string | undefined,
    @Query('variant') variant?: string,
  ): Promise<AbandonedCartEnabledDto> {
    return {
      enabled: await this.carts.enabled(ctx, checkoutId, {
        userAgent,
        ...(typeof variant === 'string' && { variant }),
      }),
    };
  }

  @Put('abandoned-carts')
  @Header('cache-control', 'no-store')
  @ApiOperation({
    summary: 'Keeps a cart; the id it answers is sent with the next save and with the purchase.',
  })
  @ApiOkResponse({ type: SavedCartDto })
  async save(@Ctx() ctx: Context, @Body() asked: AbandonedCartDto): Promise<SavedCartDto> {
    return { cartId: await this.carts.save(ctx, asked) };
  }
}
