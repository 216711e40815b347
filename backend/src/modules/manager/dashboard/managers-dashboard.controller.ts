import { Controller, Get, Header } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { CurrentSession, RequireSession, type Session } from '../../../runtime/access/index.js';
import { Ctx, type TenantContext } from '../../../runtime/context/index.js';
import { ManagersDashboardDto } from './managers-dashboard.dto.js';
import { ShowManagersDashboard } from './managers-dashboard.js';

@ApiTags('manager')
@ApiBearerAuth()
@Controller('api/manager/dashboard')
@RequireSession('manager')
export class ManagersDashboardController {
  constructor(private readonly dashboard: ShowManagersDashboard) {}

  @Get()
  @Header('cache-control', 'no-store')
  @ApiOperation({
    operationId: 'managers_dashboard',
    summary: 'What the sellers of the signed-in manager sell, and the commission on it.',
  })
  @ApiOkResponse({ type: ManagersDashboardDto })
  async show(
    @Ctx() ctx: TenantContext,
    @CurrentSession() { accountId }: Session,
  ): Promise<ManagersDashboardDto> {
    const { dropping, ...shown } = await this.dashboard.of(ctx, accountId);
    return { ...shown, dropping: [...dropping] };
  }
}
