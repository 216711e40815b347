import { PAYMENT_METHODS } from '@guiche/checkout-rules';
import { Body, Controller, Get, Header, HttpCode, Put } from '@nestjs/common';
import { ApiBearerAuth, ApiNoContentResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { IdInPath } from '../../../runtime/http/index.js';
import { CurrentSession, RequireSession, type Session } from '../../../runtime/access/index.js';
import { Ctx, type TenantContext } from '../../../runtime/context/index.js';

import { ProductExtras } from '../use-cases/product-extras.js';
import {
  BumpChoicesDto,
  BumpCountsListDto,
  BumpSettingsEditDto,
  DeliveryOptionsEditDto,
  OrderBumpsEditDto,
  OwnDeliveryOptionsDto,
} from './product-extras.dto.js';

/** The field that says whether a bump can be bought with the method. */
const SOLD_WITH = { PIX: 'withPix', CREDIT_CARD: 'withCard', BILLET: 'withBillet' } as const;

@ApiTags('platform')
@ApiBearerAuth()
@Controller('api/platform/products/:id')
@RequireSession('seller', { forApiKeys: true, forMembers: 'products' })
export class ProductExtrasController {
  constructor(private readonly extras: ProductExtras) {}

  @Get('order-bumps')
  @Header('cache-control', 'no-store')
  @ApiOperation({ summary: 'The offers that can be sold beside an own product; those shown come first.' })
  @ApiOkResponse({ type: BumpChoicesDto })
  async bumps(
    @Ctx() ctx: TenantContext,
    @CurrentSession() session: Session,
    @IdInPath() id: string,
  ): Promise<BumpChoicesDto> {
    return { items: await this.extras.bumps(ctx, session, id) };
  }

  @Put('order-bumps')
  @HttpCode(204)
  @ApiOperation({ summary: 'Replaces the offers that are sold beside an own product.' })
  @ApiNoContentResponse()
  async setBumps(
    @Ctx() ctx: TenantContext,
    @CurrentSession() session: Session,
    @IdInPath() id: string,
    @Body() body: OrderBumpsEditDto,
  ): Promise<void> {
    await this.extras.setBumps(ctx, session, id, body);
  }

  @Get('order-bump-counts')
  @Header('cache-control', 'no-store')
  @ApiOperation({ summary: 'What buyers made of each order bump of an own product since it is shown.' })
  @ApiOkResponse({ type: BumpCountsListDto })
  async bumpCounts(
    @Ctx() ctx: TenantContext,
    @CurrentSession() session: Session,
    @IdInPath() id: string,
  ): Promise<BumpCountsListDto> {
    return { items: await this.extras.bumpCounts(ctx, session, id) };
  }

  @Put('order-bumps/:offerId')
  @HttpCode(204)
  @ApiOperation({ summary: 'Changes the words of an order bump, and with which methods it can be bought.' })
  @ApiNoContentResponse()
  async setBump(
    @Ctx() ctx: TenantContext,
    @CurrentSession() session: Session,
    @IdInPath() id: string,
    @IdInPath('offerId') offerId: string,
    @Body() { ownTitle, text, version, ...sold }: BumpSettingsEditDto,
  ): Promise<void> {
    const methods = PAYMENT_METHODS.filter((method) => sold[SOLD_WITH[method]]);
    const words = { ownTitle: ownTitle ?? null, text: text ?? null };
    await this.extras.setBump(ctx, session, id, { offerId, ...words, methods, version });
  }

  @Get('delivery-options')
  @Header('cache-control', 'no-store')
  @ApiOperation({ summary: 'The delivery options of an own product.' })
  @ApiOkResponse({ type: OwnDeliveryOptionsDto })
  async deliveryOptions(
    @Ctx() ctx: TenantContext,
    @CurrentSession() session: Session,
    @IdInPath() id: string,
  ): Promise<OwnDeliveryOptionsDto> {
    return { items: await this.extras.deliveryOptions(ctx, session, id) };
  }

  @Put('delivery-options')
  @HttpCode(204)
  @ApiOperation({ summary: 'Replaces the delivery options of an own product.' })
  @ApiNoContentResponse()
  async setDeliveryOptions(
    @Ctx() ctx: TenantContext,
    @CurrentSession() session: Session,
    @IdInPath() id: string,
    @Body() body: DeliveryOptionsEditDto,
  ): Promise<void> {
    await this.extras.setDeliveryOptions(ctx, session, id, body);
  }
}
