import { Body, Controller, Header, Post } from '@nestjs/common';
import { ApiBearerAuth, ApiCreatedResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { CurrentSession, RequireSession, type Session } from '../../../runtime/access/index.js';
import { Ctx, type TenantContext } from '../../../runtime/context/index.js';
import { IdInPath } from '../../../runtime/http/index.js';
import { CheckoutPreviews } from '../checkout-previews.js';
import {
  CheckoutAccountDto,
  CheckoutBannersDto,
  CheckoutPreviewLinkDto,
  CheckoutRedirectionDto,
  CheckoutVisualsDto,
  lookPart,
} from './checkouts.dto.js';
import { ACCOUNT, BANNERS, REDIRECTION, VISUALS } from '../domain/look-parts.js';

const SUMMARY = 'A token with which the page of a draft is looked at with changes that nobody saved.';

/** Looks at what is typed in a tab of the builder. The changes are in the token; nothing is stored. */
@ApiTags('platform')
@ApiBearerAuth()
@Controller('api/platform/checkouts/:id/previews')
@RequireSession('seller', { forApiKeys: true, forMembers: 'products' })
export class CheckoutDraftPreviewsController {
  constructor(private readonly previews: CheckoutPreviews) {}

  @Post('account')
  @Header('cache-control', 'no-store')
  @ApiOperation({ summary: SUMMARY })
  @ApiCreatedResponse({ type: CheckoutPreviewLinkDto })
  account(
    @Ctx() ctx: TenantContext,
    @CurrentSession() session: Session,
    @IdInPath() id: string,
    @Body() body: CheckoutAccountDto,
  ): Promise<CheckoutPreviewLinkDto> {
    return this.previews.grantUnsaved(ctx, session, id, lookPart(body, ACCOUNT));
  }

  @Post('visuals')
  @Header('cache-control', 'no-store')
  @ApiOperation({ summary: SUMMARY })
  @ApiCreatedResponse({ type: CheckoutPreviewLinkDto })
  visuals(
    @Ctx() ctx: TenantContext,
    @CurrentSession() session: Session,
    @IdInPath() id: string,
    @Body() body: CheckoutVisualsDto,
  ): Promise<CheckoutPreviewLinkDto> {
    return this.previews.grantUnsaved(ctx, session, id, lookPart(body, VISUALS));
  }

  @Post('redirection')
  @Header('cache-control', 'no-store')
  @ApiOperation({ summary: SUMMARY })
  @ApiCreatedResponse({ type: CheckoutPreviewLinkDto })
  redirection(
    @Ctx() ctx: TenantContext,
    @CurrentSession() session: Session,
    @IdInPath() id: string,
    @Body() body: CheckoutRedirectionDto,
  ): Promise<CheckoutPreviewLinkDto> {
    return this.previews.grantUnsaved(ctx, session, id, lookPart(body, REDIRECTION));
  }

  @Post('banners')
  @Header('cache-control', 'no-store')
  @ApiOperation({ summary: SUMMARY })
  @ApiCreatedResponse({ type: CheckoutPreviewLinkDto })
  banners(
    @Ctx() ctx: TenantContext,
    @CurrentSession() session: Session,
    @IdInPath() id: string,
    @Body() body: CheckoutBannersDto,
  ): Promise<CheckoutPreviewLinkDto> {
    return this.previews.grantUnsaved(ctx, session, id, lookPart(body, BANNERS));
  }
}
