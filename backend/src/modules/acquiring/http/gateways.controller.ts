import { Controller, Get, Header } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { ADMIN_PAGE_FLAGS } from '@guiche/access';
import { RequireSession } from '../../../runtime/access/index.js';
import { Ctx, type TenantContext } from '../../../runtime/context/index.js';
import { PlatformStanding } from '../../platforms/index.js';
import { GatewayDirectory } from '../gateway-directory.js';
import { GatewaysDto } from './gateway-accounts.dto.js';
import { shownGateway } from './shown-gateway.js';

@ApiTags('admin')
@ApiBearerAuth()
@Controller('api/admin')
@RequireSession('admin', { flag: ADMIN_PAGE_FLAGS['platform-settings/acquirings'] })
export class GatewaysController {
  constructor(
    private readonly gateways: GatewayDirectory,
    private readonly standing: PlatformStanding,
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
}
