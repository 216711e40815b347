import { Controller, Get, Header, Query } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiOperation, ApiProperty, ApiTags } from '@nestjs/swagger';
import { ADMIN_PAGE_FLAGS } from '@guiche/access';
import { CurrentSession, RequireSession, type Session } from '../../../runtime/access/index.js';
import { Clock } from '../../../runtime/clock/index.js';
import { Ctx, type TenantContext } from '../../../runtime/context/index.js';
import { DashboardQueryDto, ReadSalesFigures, spanOf } from '../../sales/index.js';
import { PendingWork } from '../pending-work/pending-work.js';
import { WaitingOnPageDto } from '../pending-work/pending-work.controller.js';
import { Dashboard } from './dashboard.js';
import { PlatformSalesDto, shownSales } from './platform-sales.dto.js';

const DEFAULT_CURRENCY = 'BRL';

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
  @ApiProperty({
    type: PlatformSalesDto,
    nullable: true,
    description: 'Null: without the permission for sales.',
  })
  sales: PlatformSalesDto | null;
}

@ApiTags('admin')
@ApiBearerAuth()
@Controller('api/admin/dashboard')
@RequireSession('admin', { flag: ADMIN_PAGE_FLAGS.dashboard })
export class DashboardController {
  constructor(
    private readonly dashboard: Dashboard,
    private readonly pending: PendingWork,
    private readonly sales: ReadSalesFigures,
    private readonly clock: Clock,
  ) {}

  @Get()
  @Header('cache-control', 'no-store')
  @ApiOperation({
    summary:
      'The sales of the platform in a period, its last seven days, and what waits for the signed-in person.',
  })
  @ApiOkResponse({ type: DashboardDto })
  async show(
    @Ctx() ctx: TenantContext,
    @CurrentSession() { person }: Session,
    @Query() query: DashboardQueryDto,
  ): Promise<DashboardDto> {
    const seesSales = person.flags.has(ADMIN_PAGE_FLAGS['manage-sales']);
    const currency = query.currency ?? DEFAULT_CURRENCY;
    const span = spanOf(query, this.clock.now());
    const asked = { ...span, currency, producerId: null, productId: null };
    const [figures, waiting, sales] = await Promise.all([
      this.dashboard.of(ctx, person.flags),
      this.pending.of(ctx, person.flags),
      seesSales ? this.sales.of(ctx, asked) : null,
    ]);
    return { figures, waiting, sales: sales && shownSales(sales, currency) };
  }
}
