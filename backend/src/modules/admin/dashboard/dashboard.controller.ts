import { Controller, Get, Header } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiOperation, ApiProperty, ApiTags } from '@nestjs/swagger';
import { ADMIN_PAGE_FLAGS } from '@guiche/access';
import { CurrentSession, RequireSession, type Session } from '../../../runtime/access/index.js';
import { Ctx, type TenantContext } from '../../../runtime/context/index.js';
import { PendingWork } from '../pending-work/pending-work.js';
import { WaitingOnPageDto } from '../pending-work/pending-work.controller.js';
import { Dashboard } from './dashboard.js';

class DashboardFigureDto {
  @ApiProperty({ enum: ['newSellers', 'refunds'] }) name: string;
  @ApiProperty({ description: 'In the last seven days.' }) count: number;
  @ApiProperty({ description: 'In the seven days before.' }) before: number;
  @ApiProperty({ description: 'The address of the list below /admin-root/.' }) page: string;
  @ApiProperty({ description: 'The query that shows exactly these rows.' }) query: string;
}

class DashboardDto {
  @ApiProperty({ type: [DashboardFigureDto] }) figures: DashboardFigureDto[];
  @ApiProperty({ type: [WaitingOnPageDto] }) waiting: WaitingOnPageDto[];
}

@ApiTags('admin')
@ApiBearerAuth()
@Controller('api/admin/dashboard')
@RequireSession('admin', { flag: ADMIN_PAGE_FLAGS.dashboard })
export class DashboardController {
  constructor(
    private readonly dashboard: Dashboard,
    private readonly pending: PendingWork,
  ) {}

  @Get()
  @Header('cache-control', 'no-store')
  @ApiOperation({ summary: 'The last seven days of the platform, and what waits for the signed-in person.' })
  @ApiOkResponse({ type: DashboardDto })
  async show(@Ctx() ctx: TenantContext, @CurrentSession() { person }: Session): Promise<DashboardDto> {
    const [figures, waiting] = await Promise.all([
      this.dashboard.of(ctx, person.flags),
      this.pending.of(ctx, person.flags),
    ]);
    return { figures, waiting };
  }
}
