import { Body, Controller, Get, Header, HttpCode, Param, ParseEnumPipe, Put } from '@nestjs/common';
import {
  ApiBearerAuth,
  ApiNoContentResponse,
  ApiOkResponse,
  ApiOperation,
  ApiParam,
  ApiTags,
} from '@nestjs/swagger';
import { ADMIN_PAGE_FLAGS } from '@guiche/access';
import { RequireSession } from '../../../runtime/access/index.js';
import { Ctx, type TenantContext } from '../../../runtime/context/index.js';
import { runtimeProblem } from '../../../runtime/errors/index.js';
import { PlatformStanding } from '../../platforms/index.js';
import { AccountSettings } from '../accounts/account-settings.js';
import { RouteSettings } from '../accounts/route-settings.js';
import { GatewayDirectory } from '../gateway-directory.js';
import { GatewaysDto, RoutesInputDto, ShownRoutesDto } from './gateway-accounts.dto.js';
import { withRefusalTexts } from './refusal-texts.js';
import { shownGateway } from './shown-gateway.js';

const METHODS = { PIX: 'PIX', CREDIT_CARD: 'CREDIT_CARD', BILLET: 'BILLET' } as const;
const method = new ParseEnumPipe(METHODS, { exceptionFactory: () => runtimeProblem('notFound') });

@ApiTags('admin')
@ApiBearerAuth()
@Controller('api/admin')
@RequireSession('admin', { flag: ADMIN_PAGE_FLAGS['platform-settings/acquirings'] })
export class GatewaysController {
  constructor(
    private readonly gateways: GatewayDirectory,
    private readonly standing: PlatformStanding,
    private readonly accounts: AccountSettings,
    private readonly routes: RouteSettings,
  ) {}

  @Get('gateways')
  @Header('cache-control', 'no-store')
  @ApiOperation({ summary: 'Every supported payment provider, with the fields of its credentials.' })
  @ApiOkResponse({ type: GatewaysDto })
  async list(@Ctx() ctx: TenantContext): Promise<GatewaysDto> {
    const allowed = (await this.standing.show(ctx))?.gatewaysAllowed ?? null;
    const gateways = this.gateways.all().filter(({ manifest }) => allowed?.includes(manifest.id) ?? true);
    return { items: gateways.map((gateway) => shownGateway(gateway, ctx.locale)) };
  }

  @Get('gateway-routes/:method')
  @Header('cache-control', 'no-store')
  @ApiParam({ name: 'method', enum: METHODS })
  @ApiOperation({ summary: 'Which account charges by a method, in the order of the positions.' })
  @ApiOkResponse({ type: ShownRoutesDto })
  async show(
    @Ctx() ctx: TenantContext,
    @Param('method', method) wanted: keyof typeof METHODS,
  ): Promise<ShownRoutesDto> {
    const lines = (await this.accounts.list(ctx)).flatMap(({ routes }) => routes);
    const items = lines
      .filter((line) => line.method === wanted)
      .sort((one, other) => one.position - other.position || other.weight - one.weight)
      .map(({ id: _, method: __, ...line }) => line);
    return { items };
  }

  @Put('gateway-routes/:method')
  @HttpCode(204)
  @ApiParam({ name: 'method', enum: METHODS })
  @ApiOperation({
    summary: 'Replaces which accounts charge by a method. Nothing is written unless every line is valid.',
  })
  @ApiNoContentResponse()
  async replace(
    @Ctx() ctx: TenantContext,
    @Param('method', method) wanted: keyof typeof METHODS,
    @Body() { lines }: RoutesInputDto,
  ): Promise<void> {
    const written = lines.map(({ brands, ...line }) => ({ ...line, ...(brands.length > 0 && { brands }) }));
    await withRefusalTexts(() => this.routes.replace(ctx, wanted, written));
  }
}
