import { Controller, Get, Header } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { ADMIN_PAGE_FLAGS } from '@guiche/access';
import { RequireSession } from '../../../runtime/access/index.js';
import { Ctx, type TenantContext } from '../../../runtime/context/index.js';
import { GatewayDirectory } from '../gateway-directory.js';
import { GatewaysDto } from './gateway-accounts.dto.js';
import { shownGateway } from './shown-gateway.js';

@ApiTags('admin')
@ApiBearerAuth()
@Controller('api/admin')
@RequireSession('admin', { flag: ADMIN_PAGE_FLAGS['platform-settings/acquirings'] })
export class GatewaysController {
  constructor(private readonly gateways: GatewayDirectory) {}

  @Get('gateways')
  @Header('cache-control', 'no-store')
  @ApiOperation({ summary: 'Every supported payment provider, with the fields of its credentials.' })
  @ApiOkResponse({ type: GatewaysDto })
  list(@Ctx() { locale }: TenantContext): GatewaysDto {
    return { items: this.gateways.all().map((gateway) => shownGateway(gateway, locale)) };
  }
}
