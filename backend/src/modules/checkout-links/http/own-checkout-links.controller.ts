import { Body, Controller, Get, Header, Headers, HttpCode, Post } from '@nestjs/common';
import {
  ApiBearerAuth,
  ApiCreatedResponse,
  ApiHeader,
  ApiNoContentResponse,
  ApiOkResponse,
  ApiOperation,
  ApiTags,
} from '@nestjs/swagger';
import { AppConfig } from '../../../config/index.js';
import { CurrentSession, RequireSession, type Session } from '../../../runtime/access/index.js';
import { Ctx, type TenantContext } from '../../../runtime/context/index.js';
import { IdInPath } from '../../../runtime/http/index.js';
import { OwnCheckoutLinks } from '../use-cases/own-checkout-links.js';
import {
  LinkAffiliatesDto,
  NewCheckoutLinkDto,
  OwnCheckoutLinkDto,
  linkTermsOf,
  shownLink,
} from './checkout-links.dto.js';

const LONGEST_KEY = 200;

@ApiTags('platform')
@ApiBearerAuth()
@Controller('api/platform/checkout-links')
@RequireSession('seller', { forApiKeys: true, forMembers: 'products' })
export class OwnCheckoutLinksController {
  constructor(
    private readonly links: OwnCheckoutLinks,
    private readonly app: AppConfig,
  ) {}

  @Post()
  @ApiOperation({ summary: 'Makes a link straight to the checkout of an own offer.' })
  @ApiHeader({
    name: 'Idempotency-Key',
    required: false,
    description: 'The same key and body give the same link, for ever.',
  })
  @ApiCreatedResponse({ type: OwnCheckoutLinkDto })
  async add(
    @Ctx() ctx: TenantContext,
    @CurrentSession() session: Session,
    @Body() body: NewCheckoutLinkDto,
    @Headers('idempotency-key') key: string | undefined,
  ): Promise<OwnCheckoutLinkDto> {
    const given = key ? key.slice(0, LONGEST_KEY) : null;
    const made = await this.links.add(ctx, session, linkTermsOf(body), given);
    return shownLink(await this.links.show(ctx, session, made.id), this.app.publicWebUrl);
  }

  // Before `:id`, which would take the word for an id.
  @Get('affiliates')
  @Header('cache-control', 'no-store')
  @ApiOperation({ summary: 'Who promotes an own product, and can be credited by a link.' })
  @ApiOkResponse({ type: LinkAffiliatesDto })
  async affiliates(
    @Ctx() ctx: TenantContext,
    @CurrentSession() session: Session,
  ): Promise<LinkAffiliatesDto> {
    return { items: await this.links.affiliates(ctx, session) };
  }

  @Get(':id')
  @Header('cache-control', 'no-store')
  @ApiOperation({ summary: 'An own link, with what it brought so far.' })
  @ApiOkResponse({ type: OwnCheckoutLinkDto })
  async show(
    @Ctx() ctx: TenantContext,
    @CurrentSession() session: Session,
    @IdInPath() id: string,
  ): Promise<OwnCheckoutLinkDto> {
    return shownLink(await this.links.show(ctx, session, id), this.app.publicWebUrl);
  }

  @Post(':id/pause')
  @HttpCode(204)
  @ApiOperation({ summary: 'Ends an own link.' })
  @ApiNoContentResponse()
  async pause(
    @Ctx() ctx: TenantContext,
    @CurrentSession() session: Session,
    @IdInPath() id: string,
  ): Promise<void> {
    await this.links.setActive(ctx, session, id, false);
  }

  @Post(':id/resume')
  @HttpCode(204)
  @ApiOperation({ summary: 'Lets an own link be used again.' })
  @ApiNoContentResponse()
  async resume(
    @Ctx() ctx: TenantContext,
    @CurrentSession() session: Session,
    @IdInPath() id: string,
  ): Promise<void> {
    await this.links.setActive(ctx, session, id, true);
  }
}
