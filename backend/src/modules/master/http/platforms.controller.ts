import { Body, Controller, Get, Header, HttpCode, Param, Put, StreamableFile } from '@nestjs/common';
import {
  ApiBearerAuth,
  ApiNoContentResponse,
  ApiOkResponse,
  ApiOperation,
  ApiProduces,
  ApiTags,
} from '@nestjs/swagger';
import { CurrentSession, RequireSession, type Session } from '../../../runtime/access/index.js';
import { Ctx, type Context } from '../../../runtime/context/index.js';
import { GatewayDirectory } from '../../acquiring/index.js';
import { limitNumbers } from '../../protection/index.js';
import {
  PLATFORM_SECRETS,
  nextStatuses,
  type PlatformSecret,
  type PlatformStatus,
} from '../../platforms/index.js';
import { ExportPlatform } from '../use-cases/export-platform.js';
import { ManagePlatform, type ManagedPlatform, type SecretStep } from '../use-cases/manage-platform.js';
import {
  ClearStaffAddressesDto,
  ManagedPlatformDto,
  PlatformDataDto,
  PlatformGatewaysDto,
  PlatformLimitsDto,
  PlatformOverviewDto,
  PlatformPermissionsDto,
  PlatformSecretDto,
  PlatformSecretShownDto,
  PlatformStatusDto,
} from './platforms.dto.js';

@ApiTags('master')
@ApiBearerAuth()
@Controller('api/master/platforms/:id')
@RequireSession('master')
export class PlatformsController {
  constructor(
    private readonly platforms: ManagePlatform,
    private readonly exported: ExportPlatform,
    private readonly gateways: GatewayDirectory,
  ) {}

  @Get()
  @Header('cache-control', 'no-store')
  @ApiOperation({ summary: 'One platform, as a master changes it.' })
  @ApiOkResponse({ type: ManagedPlatformDto })
  async show(@Ctx() ctx: Context, @Param('id') id: string): Promise<ManagedPlatformDto> {
    const gateways = this.gateways.all().map(({ manifest }) => ({ id: manifest.id, name: manifest.name }));
    return { ...shown(await this.platforms.show(ctx, id)), gateways };
  }

  @Get('overview')
  @Header('cache-control', 'no-store')
  @ApiOperation({ summary: 'How many people a platform has, and its domains.' })
  @ApiOkResponse({ type: PlatformOverviewDto })
  overview(@Ctx() ctx: Context, @Param('id') id: string): Promise<PlatformOverviewDto> {
    return this.platforms.overview(ctx, id);
  }

  @Get('secrets')
  @Header('cache-control', 'no-store')
  @ApiOperation({
    summary: 'The keys and certificates of a platform: when they were set and by whom, never their values.',
  })
  @ApiOkResponse({ type: PlatformSecretShownDto, isArray: true })
  async secrets(@Ctx() ctx: Context, @Param('id') id: string): Promise<PlatformSecretShownDto[]> {
    const held = await this.platforms.showSecrets(ctx, id);
    return PLATFORM_SECRETS.map((name) => ({ name, held: held[name] }));
  }

  @Put('data')
  @RequireSession('master', { recentProof: true })
  @HttpCode(204)
  @ApiOperation({ summary: 'The name of the platform and who runs it.' })
  @ApiNoContentResponse()
  async setData(
    @Ctx() ctx: Context,
    @Param('id') id: string,
    @Body() { reason, version, name, ...company }: PlatformDataDto,
  ): Promise<void> {
    const { legalName, document, legalAddress, supportEmail, supportPhone, termsUrl, privacyUrl } = company;
    const change = {
      ...{ name, legalName: legalName ?? null, document: document ?? null },
      ...{ legalAddress: legalAddress ?? null, supportEmail: supportEmail ?? null },
      ...{ supportPhone: supportPhone ?? null, termsUrl: termsUrl ?? null, privacyUrl: privacyUrl ?? null },
    };
    await this.platforms.changeData(ctx, id, change, { reason, version });
  }

  @Put('permissions')
  @RequireSession('master', { recentProof: true })
  @HttpCode(204)
  @ApiOperation({
    summary: 'Which payment methods the platform has, whether sellers withdraw, and its receiver.',
  })
  @ApiNoContentResponse()
  async setPermissions(
    @Ctx() ctx: Context,
    @Param('id') id: string,
    @Body() { reason, version, ...input }: PlatformPermissionsDto,
  ): Promise<void> {
    const { pixEnabled, creditCardEnabled, billetEnabled, blockedCashout, defaultReceiverId } = input;
    const methods = { pixEnabled, creditCardEnabled, billetEnabled, blockedCashout };
    const change = { ...methods, defaultReceiverId: defaultReceiverId ?? null };
    await this.platforms.change(ctx, id, change, { reason, version });
  }

  @Put('gateways')
  @RequireSession('master', { recentProof: true })
  @HttpCode(204)
  @ApiOperation({ summary: 'Which gateways the platform may connect. Connected accounts stay.' })
  @ApiNoContentResponse()
  async setGateways(
    @Ctx() ctx: Context,
    @Param('id') id: string,
    @Body() { all, gateways, reason, version }: PlatformGatewaysDto,
  ): Promise<void> {
    await this.platforms.allowGateways(ctx, id, all ? null : gateways, { reason, version });
  }

  @Put('limits')
  @RequireSession('master', { recentProof: true })
  @HttpCode(204)
  @ApiOperation({ summary: 'The velocity limits of the platform. What is left out is as usual.' })
  @ApiNoContentResponse()
  async setLimits(
    @Ctx() ctx: Context,
    @Param('id') id: string,
    @Body() { limits, reason, version }: PlatformLimitsDto,
  ): Promise<void> {
    await this.platforms.setLimits(ctx, id, limits, { reason, version });
  }

  @Put('staff-addresses')
  @RequireSession('master', { recentProof: true })
  @HttpCode(204)
  @ApiOperation({ summary: 'Clears the list of addresses of staff: they sign in from everywhere again.' })
  @ApiNoContentResponse()
  async clearStaffAddresses(
    @Ctx() ctx: Context,
    @Param('id') id: string,
    @Body() submitted: ClearStaffAddressesDto,
  ): Promise<void> {
    await this.platforms.clearStaffAddresses(ctx, id, submitted);
  }

  @Put('secrets')
  @HttpCode(204)
  @ApiOperation({
    summary: 'Adds a key or the address of a certificate, uses the second one, or removes one.',
  })
  @ApiNoContentResponse()
  async changeSecret(
    @Ctx() ctx: Context,
    @CurrentSession() session: Session,
    @Param('id') id: string,
    @Body() { name, step, value, ...submitted }: PlatformSecretDto,
  ): Promise<void> {
    const secret = { id, name: name as PlatformSecret, step: step as SecretStep, value };
    await this.platforms.changeSecret(ctx, session, secret, submitted);
  }

  @Put('status')
  @HttpCode(204)
  @ApiOperation({ summary: 'Activates, suspends or closes the platform.' })
  @ApiNoContentResponse()
  async setStatus(
    @Ctx() ctx: Context,
    @CurrentSession() session: Session,
    @Param('id') id: string,
    @Body() { status, ...submitted }: PlatformStatusDto,
  ): Promise<void> {
    await this.platforms.setStatus(ctx, session, { id, status: status as PlatformStatus }, submitted);
  }

  @Get('export')
  @Header('cache-control', 'no-store')
  @ApiOperation({
    summary: 'The data of the platform as JSON lines, without secrets. Recorded in the audit log.',
  })
  @ApiProduces('application/x-ndjson')
  @ApiOkResponse({ schema: { type: 'string' } })
  async export(@Ctx() ctx: Context, @Param('id') id: string): Promise<StreamableFile> {
    const tenant = await this.platforms.recordExport(ctx, id);
    return new StreamableFile(this.exported.stream(tenant), {
      type: 'application/x-ndjson; charset=utf-8',
      disposition: `attachment; filename="platform-${id}.jsonl"`,
    });
  }
}

function shown({ settings, standing }: ManagedPlatform): Omit<ManagedPlatformDto, 'gateways'> {
  const { id, name, slug, version, pixEnabled, creditCardEnabled, billetEnabled, blockedCashout } = settings;
  const { legalName, document, legalAddress, supportEmail, supportPhone, termsUrl, privacyUrl } = settings;
  const { host, locale, createdAt, status, statusChangedAt, trialEndsAt } = standing;
  const { gatewaysAllowed } = standing;
  return {
    ...{
      id,
      name,
      slug,
      version,
      host,
      locale,
      createdAt,
      status,
      statusChangedAt,
      trialEndsAt,
      gatewaysAllowed,
    },
    ...{ pixEnabled, creditCardEnabled, billetEnabled, blockedCashout },
    ...{ legalName, document, legalAddress, supportEmail, supportPhone, termsUrl, privacyUrl },
    nextStatuses: nextStatuses(status),
    defaultReceiverId: settings.defaultReceiverId,
    limits: limitNumbers(settings.velocityLimits),
    staffAddresses: settings.staffAddresses,
  };
}
