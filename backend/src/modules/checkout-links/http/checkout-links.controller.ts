import { Controller, Get, Header, Param, UseGuards } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { PublicRoute } from '../../../runtime/access/index.js';
import { Ctx, type Context } from '../../../runtime/context/index.js';
import { BuyersHostGuard } from '../../platforms/index.js';
import { CheckoutLinks } from '../checkout-links.js';
import { CheckoutLinkDto, EndedLinkDto, usableLink } from './checkout-links.dto.js';

@ApiTags('checkout')
@PublicRoute('anonymous buyers use the checkout')
@UseGuards(BuyersHostGuard)
@Controller('api/checkout-links')
export class CheckoutLinksController {
  constructor(private readonly links: CheckoutLinks) {}

  @Get(':code')
  @Header('cache-control', 'no-store')
  @ApiOperation({ summary: 'Where a link leads, and what it fills in.' })
  @ApiOkResponse({ type: CheckoutLinkDto })
  async link(@Ctx() ctx: Context, @Param('code') code: string): Promise<CheckoutLinkDto> {
    return usableLink(await this.links.shown(ctx, code));
  }

  @Get(':code/after-end')
  @Header('cache-control', 'no-store')
  @ApiOperation({ summary: 'Where a buyer is led whose link is over or used up.' })
  @ApiOkResponse({ type: EndedLinkDto })
  async afterEnd(@Ctx() ctx: Context, @Param('code') code: string): Promise<EndedLinkDto> {
    return { address: await this.links.afterEnd(ctx, code) };
  }
}
