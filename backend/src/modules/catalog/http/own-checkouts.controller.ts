import { Body, Controller, Delete, Get, Header, Post, Put } from '@nestjs/common';
import { ApiBearerAuth, ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { AnswersNothing, IdInPath } from '../../../runtime/http/index.js';
import { CurrentSession, RequireSession, type Session } from '../../../runtime/access/index.js';
import { Ctx, type TenantContext } from '../../../runtime/context/index.js';
import { OwnCheckouts } from '../use-cases/own-checkouts.js';
import { CheckoutNameDto, CheckoutOfOfferDto, NewCheckoutDto, OwnCheckoutsDto } from './checkouts.dto.js';
import { CreatedDto } from './products.dto.js';

@ApiTags('platform')
@ApiBearerAuth()
@Controller('api/platform')
@RequireSession('seller', { forApiKeys: true, forMembers: 'products' })
export class OwnCheckoutsController {
  constructor(private readonly checkouts: OwnCheckouts) {}

  @Get('products/:id/checkouts')
  @Header('cache-control', 'no-store')
  @ApiOperation({ summary: 'The checkouts of an own product, and which of them each offer shows.' })
  @ApiOkResponse({ type: OwnCheckoutsDto })
  list(
    @Ctx() ctx: TenantContext,
    @CurrentSession() session: Session,
    @IdInPath() id: string,
  ): Promise<OwnCheckoutsDto> {
    return this.checkouts.list(ctx, session, id);
  }

  @Post('products/:id/checkouts')
  @ApiOperation({ summary: 'Adds a checkout to an own product, as a draft.' })
  @ApiCreatedResponse({ type: CreatedDto })
  async add(
    @Ctx() ctx: TenantContext,
    @CurrentSession() session: Session,
    @IdInPath() id: string,
    @Body() body: NewCheckoutDto,
  ): Promise<CreatedDto> {
    return { id: await this.checkouts.add(ctx, session, id, body) };
  }

  @Put('checkouts/:id/name')
  @AnswersNothing('Names an own checkout. Buyers do not see the name.')
  async rename(
    @Ctx() ctx: TenantContext,
    @CurrentSession() session: Session,
    @IdInPath() id: string,
    @Body() body: CheckoutNameDto,
  ): Promise<void> {
    await this.checkouts.rename(ctx, session, id, body);
  }

  @Delete('checkouts/:id')
  @AnswersNothing('Deletes an own checkout that no offer shows.')
  async remove(
    @Ctx() ctx: TenantContext,
    @CurrentSession() session: Session,
    @IdInPath() id: string,
  ): Promise<void> {
    await this.checkouts.remove(ctx, session, id);
  }

  @Put('offers/:id/checkout')
  @AnswersNothing('Chooses the checkout that an own offer shows.')
  async choose(
    @Ctx() ctx: TenantContext,
    @CurrentSession() session: Session,
    @IdInPath() id: string,
    @Body() body: CheckoutOfOfferDto,
  ): Promise<void> {
    const { checkoutId = null, version } = body;
    await this.checkouts.showOnOffer(ctx, session, id, { checkoutId, version });
  }
}
