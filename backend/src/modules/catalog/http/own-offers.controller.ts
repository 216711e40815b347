import { Body, Controller, Delete, Get, Header, Post, Put } from '@nestjs/common';
import { ApiBearerAuth, ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { AppConfig } from '../../../config/index.js';
import { qrImage } from '../../../runtime/drawing/index.js';
import { AnswersNothing, IdInPath } from '../../../runtime/http/index.js';
import { CurrentSession, RequireSession, type Session } from '../../../runtime/access/index.js';
import { Ctx, type TenantContext } from '../../../runtime/context/index.js';
import { ReadOfferFigures } from '../store/offer-figures.js';
import { OwnOffers } from '../use-cases/own-offers.js';
import {
  CreatedDto,
  NewOfferDto,
  OfferEditDto,
  OwnOfferDto,
  OwnOffersDto,
  ShownOfferDto,
  offerTermsOf,
  shownOffer,
} from './products.dto.js';

@ApiTags('platform')
@ApiBearerAuth()
@Controller('api/platform')
@RequireSession('seller', { forApiKeys: true, forMembers: 'products' })
export class OwnOffersController {
  constructor(
    private readonly offers: OwnOffers,
    private readonly figures: ReadOfferFigures,
    private readonly app: AppConfig,
  ) {}

  @Get('products/:id/offers')
  @Header('cache-control', 'no-store')
  @ApiOperation({ summary: 'The offers of an own product.' })
  @ApiOkResponse({ type: OwnOffersDto })
  async list(
    @Ctx() ctx: TenantContext,
    @CurrentSession() session: Session,
    @IdInPath() id: string,
  ): Promise<OwnOffersDto> {
    const [offers, figures] = await Promise.all([
      this.offers.list(ctx, session, id),
      this.figures.of(ctx, session.accountId, id),
    ]);
    const items = offers.map((offer) => {
      const { sold = 0, views = 0 } = figures.get(offer.id) ?? {};
      return { ...shownOffer(offer), sold, views };
    });
    return { items };
  }

  @Post('products/:id/offers')
  @ApiOperation({ summary: 'Adds an offer to an own product.' })
  @ApiCreatedResponse({ type: CreatedDto })
  async add(
    @Ctx() ctx: TenantContext,
    @CurrentSession() session: Session,
    @IdInPath() id: string,
    @Body() body: NewOfferDto,
  ): Promise<CreatedDto> {
    const terms = { ...offerTermsOf(body), title: body.title };
    return { id: await this.offers.add(ctx, session, id, terms) };
  }

  @Get('offers/:id')
  @Header('cache-control', 'no-store')
  @ApiOperation({ summary: 'An own offer.' })
  @ApiOkResponse({ type: ShownOfferDto })
  async show(
    @Ctx() ctx: TenantContext,
    @CurrentSession() session: Session,
    @IdInPath() id: string,
  ): Promise<ShownOfferDto> {
    const offer = await this.offers.show(ctx, session, id);
    const url = `${this.app.publicWebUrl}/checkout/${offer.id}`;
    return { ...shownOffer(offer), url, qrCode: qrImage(url), checkoutId: offer.checkoutConfigId };
  }

  @Put('offers/:id')
  @ApiOperation({ summary: 'Changes an own offer.' })
  @ApiOkResponse({ type: OwnOfferDto })
  async edit(
    @Ctx() ctx: TenantContext,
    @CurrentSession() session: Session,
    @IdInPath() id: string,
    @Body() body: OfferEditDto,
  ): Promise<OwnOfferDto> {
    const terms = { ...offerTermsOf(body), title: body.title };
    return shownOffer(await this.offers.edit(ctx, session, id, terms, body.version));
  }

  @Post('offers/:id/pause')
  @AnswersNothing('Stops the sale of an own offer.')
  async pause(
    @Ctx() ctx: TenantContext,
    @CurrentSession() session: Session,
    @IdInPath() id: string,
  ): Promise<void> {
    await this.offers.setActive(ctx, session, id, false);
  }

  @Post('offers/:id/resume')
  @AnswersNothing('Sells an own offer again.')
  async resume(
    @Ctx() ctx: TenantContext,
    @CurrentSession() session: Session,
    @IdInPath() id: string,
  ): Promise<void> {
    await this.offers.setActive(ctx, session, id, true);
  }

  @Post('offers/:id/default')
  @AnswersNothing('Makes it the offer that the link of the product leads to.')
  async makeDefault(
    @Ctx() ctx: TenantContext,
    @CurrentSession() session: Session,
    @IdInPath() id: string,
  ): Promise<void> {
    await this.offers.makeDefault(ctx, session, id);
  }

  @Delete('offers/:id')
  @AnswersNothing('Deletes an own offer that was never sold.')
  async remove(
    @Ctx() ctx: TenantContext,
    @CurrentSession() session: Session,
    @IdInPath() id: string,
  ): Promise<void> {
    await this.offers.remove(ctx, session, id);
  }
}
