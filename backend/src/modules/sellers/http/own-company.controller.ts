import { Body, Controller, Get, Header, HttpCode, Post, Put } from '@nestjs/common';
import { ApiBearerAuth, ApiNoContentResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { phoneDigits } from '@guiche/brazil';
import { CurrentSession, RequireSession, type Session } from '../../../runtime/access/index.js';
import { Ctx, type TenantContext } from '../../../runtime/context/index.js';
import { OwnCompany } from '../use-cases/own-company.js';
import { CompanyChangeDto, CompanyDto, NotificationsChangeDto, OwnSignInsDto } from './own-company.dto.js';
import { ReasonDto } from './seller-terms.dto.js';

@ApiTags('platform')
@ApiBearerAuth()
@Controller('api/platform/company')
@RequireSession('seller')
export class OwnCompanyController {
  constructor(private readonly company: OwnCompany) {}

  @Get()
  @Header('cache-control', 'no-store')
  @ApiOperation({ summary: 'The business of the signed-in seller, and which mails they want.' })
  @ApiOkResponse({ type: CompanyDto })
  show(@Ctx() ctx: TenantContext, @CurrentSession() session: Session): Promise<CompanyDto> {
    return this.company.show(ctx, session);
  }

  @Put()
  @HttpCode(204)
  @ApiOperation({ summary: 'Changes trade name, address and support contacts.' })
  @ApiNoContentResponse()
  async change(
    @Ctx() ctx: TenantContext,
    @CurrentSession() session: Session,
    @Body() { version, tradeName, address, supportEmail, supportPhone }: CompanyChangeDto,
  ): Promise<void> {
    const company = {
      ...{ tradeName: tradeName ?? null, address: address ?? null },
      ...{
        supportEmail: supportEmail ?? null,
        supportPhone: supportPhone === undefined ? null : phoneDigits(supportPhone),
      },
    };
    await this.company.change(ctx, session, company, version);
  }

  @Put('notifications')
  @HttpCode(204)
  @ApiOperation({ summary: 'Chooses which events the seller gets a mail for.' })
  @ApiNoContentResponse()
  async choose(
    @Ctx() ctx: TenantContext,
    @CurrentSession() session: Session,
    @Body() { version, ...modes }: NotificationsChangeDto,
  ): Promise<void> {
    await this.company.choose(ctx, session, modes, version);
  }

  @Get('sign-ins')
  @Header('cache-control', 'no-store')
  @ApiOperation({ summary: 'The latest attempts to sign in to the own account.' })
  @ApiOkResponse({ type: OwnSignInsDto })
  async signIns(@Ctx() ctx: TenantContext, @CurrentSession() session: Session): Promise<OwnSignInsDto> {
    return { items: await this.company.signIns(ctx, session) };
  }

  @Post('export')
  @HttpCode(200)
  @Header('cache-control', 'no-store')
  @ApiOperation({ summary: 'What is stored about the seller as a person. Recorded.' })
  @ApiOkResponse({ schema: { type: 'object', additionalProperties: true } })
  export(@Ctx() ctx: TenantContext, @CurrentSession() session: Session): Promise<object> {
    return this.company.export(ctx, session);
  }

  @Post('deletion')
  @HttpCode(204)
  @ApiOperation({ summary: 'Asks staff to delete the account; they keep what the law wants kept.' })
  @ApiNoContentResponse()
  async askForDeletion(
    @Ctx() ctx: TenantContext,
    @CurrentSession() session: Session,
    @Body() { reason }: ReasonDto,
  ): Promise<void> {
    await this.company.askForDeletion(ctx, session, reason);
  }
}
