import { Body, Controller, Get, Header, HttpCode, Post, Put } from '@nestjs/common';
import {
  ApiBearerAuth,
  ApiCreatedResponse,
  ApiNoContentResponse,
  ApiOkResponse,
  ApiOperation,
  ApiTags,
} from '@nestjs/swagger';
import { IdInPath } from '../../../runtime/http/index.js';
import { CurrentSession, RequireSession, type Session } from '../../../runtime/access/index.js';
import { Ctx, type TenantContext } from '../../../runtime/context/index.js';
import { CheckoutPreviews } from '../checkout-previews.js';
import { CheckoutDrafts } from '../use-cases/checkout-drafts.js';
import {
  CheckoutAccountDto,
  CheckoutBannersDto,
  CheckoutPreviewDto,
  CheckoutPreviewLinkDto,
  CheckoutRedirectionDto,
  CheckoutRestoreDto,
  CheckoutSeenDto,
  CheckoutVersionsDto,
  CheckoutVisualsDto,
  OwnCheckoutDto,
  lookPart,
  shownCheckout,
  shownVersion,
} from './checkouts.dto.js';
import { ACCOUNT, BANNERS, REDIRECTION, VISUALS } from '../domain/look-parts.js';

@ApiTags('platform')
@ApiBearerAuth()
@Controller('api/platform/checkouts/:id')
@RequireSession('seller', { forApiKeys: true, forMembers: 'products' })
export class CheckoutDraftsController {
  constructor(
    private readonly drafts: CheckoutDrafts,
    private readonly previews: CheckoutPreviews,
  ) {}

  @Get()
  @Header('cache-control', 'no-store')
  @ApiOperation({ summary: 'An own checkout: its draft, and what buyers see.' })
  @ApiOkResponse({ type: OwnCheckoutDto })
  async show(
    @Ctx() ctx: TenantContext,
    @CurrentSession() session: Session,
    @IdInPath() id: string,
  ): Promise<OwnCheckoutDto> {
    return shownCheckout(await this.drafts.show(ctx, session, id));
  }

  @Put('account')
  @HttpCode(204)
  @ApiOperation({ summary: "Saves the contacts and texts of a checkout's draft." })
  @ApiNoContentResponse()
  async saveAccount(
    @Ctx() ctx: TenantContext,
    @CurrentSession() session: Session,
    @IdInPath() id: string,
    @Body() body: CheckoutAccountDto,
  ): Promise<void> {
    await this.drafts.save(ctx, session, id, lookPart(body, ACCOUNT), body.version);
  }

  @Put('visuals')
  @HttpCode(204)
  @ApiOperation({ summary: "Saves the look of a checkout's draft." })
  @ApiNoContentResponse()
  async saveVisuals(
    @Ctx() ctx: TenantContext,
    @CurrentSession() session: Session,
    @IdInPath() id: string,
    @Body() body: CheckoutVisualsDto,
  ): Promise<void> {
    await this.drafts.save(ctx, session, id, lookPart(body, VISUALS), body.version);
  }

  @Put('redirection')
  @HttpCode(204)
  @ApiOperation({ summary: "Saves where a checkout's draft leads." })
  @ApiNoContentResponse()
  async saveRedirection(
    @Ctx() ctx: TenantContext,
    @CurrentSession() session: Session,
    @IdInPath() id: string,
    @Body() body: CheckoutRedirectionDto,
  ): Promise<void> {
    await this.drafts.save(ctx, session, id, lookPart(body, REDIRECTION), body.version);
  }

  @Put('banners')
  @HttpCode(204)
  @ApiOperation({ summary: "Saves banner, countdown and chat of a checkout's draft." })
  @ApiNoContentResponse()
  async saveBanners(
    @Ctx() ctx: TenantContext,
    @CurrentSession() session: Session,
    @IdInPath() id: string,
    @Body() body: CheckoutBannersDto,
  ): Promise<void> {
    await this.drafts.save(ctx, session, id, lookPart(body, BANNERS), body.version);
  }

  @Post('publish')
  @HttpCode(204)
  @ApiOperation({ summary: 'Shows the draft of a checkout to buyers.' })
  @ApiNoContentResponse()
  async publish(
    @Ctx() ctx: TenantContext,
    @CurrentSession() session: Session,
    @IdInPath() id: string,
    @Body() body: CheckoutSeenDto,
  ): Promise<void> {
    await this.drafts.publish(ctx, session, id, body.version);
  }

  @Post('discard')
  @HttpCode(204)
  @ApiOperation({ summary: 'Forgets what of a checkout was not published.' })
  @ApiNoContentResponse()
  async discard(
    @Ctx() ctx: TenantContext,
    @CurrentSession() session: Session,
    @IdInPath() id: string,
    @Body() body: CheckoutSeenDto,
  ): Promise<void> {
    await this.drafts.discard(ctx, session, id, body.version);
  }

  @Post('restore')
  @HttpCode(204)
  @ApiOperation({ summary: 'Makes a former version of a checkout its draft.' })
  @ApiNoContentResponse()
  async restore(
    @Ctx() ctx: TenantContext,
    @CurrentSession() session: Session,
    @IdInPath() id: string,
    @Body() body: CheckoutRestoreDto,
  ): Promise<void> {
    await this.drafts.restore(ctx, session, id, body);
  }

  @Get('versions')
  @Header('cache-control', 'no-store')
  @ApiOperation({ summary: 'The publications of an own checkout, the last one first.' })
  @ApiOkResponse({ type: CheckoutVersionsDto })
  async versions(
    @Ctx() ctx: TenantContext,
    @CurrentSession() session: Session,
    @IdInPath() id: string,
  ): Promise<CheckoutVersionsDto> {
    return { items: (await this.drafts.versions(ctx, session, id)).map(shownVersion) };
  }

  @Post('previews')
  @Header('cache-control', 'no-store')
  @ApiOperation({ summary: 'A token with which the page of a draft can be looked at for half an hour.' })
  @ApiCreatedResponse({ type: CheckoutPreviewLinkDto })
  preview(
    @Ctx() ctx: TenantContext,
    @CurrentSession() session: Session,
    @IdInPath() id: string,
    @Body() body: CheckoutPreviewDto,
  ): Promise<CheckoutPreviewLinkDto> {
    return this.previews.grant(ctx, session, id, body.number ?? null);
  }
}
