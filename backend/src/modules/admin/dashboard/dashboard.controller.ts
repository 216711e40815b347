import { Controller, Get, Header, Query } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiOperation, ApiProperty, ApiTags } from '@nestjs/swagger';
import { ADMIN_PAGE_FLAGS } from '@guiche/access';
import { CurrentSession, RequireSession, type Session } from '../../../runtime/access/index.js';
import { Clock } from '../../../runtime/clock/index.js';
import { Ctx, type TenantContext } from '../../../runtime/context/index.js';
import { DashboardQueryDto, ReadSalesFigures, SpanDto, spanBefore, spanOf } from '../../sales/index.js';
import { PendingWork } from '../pending-work/pending-work.js';
import { WaitingOnPageDto } from '../pending-work/pending-work.controller.js';
import { Dashboard } from './dashboard.js';
import { GatewayLights } from './gateway-lights.js';
import { PlatformSalesDto, shownSales } from './platform-sales.dto.js';

const DEFAULT_CURRENCY = 'BRL';

class DashboardFigureDto {
  @ApiProperty({ enum: ['newSellers', 'refunds', 'med', 'webhooks', 'silent', 'negative', 'advances'] })
  name: string;
  @ApiProperty({ description: 'In the period, or now.' }) count: number;
  @ApiProperty({
    type: Number,
    nullable: true,
    description: 'In the period before. Null: it is counted now.',
  })
  before: number | null;
  @ApiProperty({ type: Number, nullable: true, description: 'Cents, where it is a sum of money.' })
  amount: number | null;
  @ApiProperty({ description: 'The address of the list below /admin-root/.' }) page: string;
  @ApiProperty({ description: 'The query that shows exactly these rows.' }) query: string;
}

class GatewayLightDto {
  @ApiProperty({ format: 'uuid' }) id: string;
  @ApiProperty() name: string;
  @ApiProperty() active: boolean;
  @ApiProperty({ description: 'Takes no new sales.' }) draining: boolean;
  @ApiProperty({ description: 'Charges of the last 24 hours.' }) attempts: number;
  @ApiProperty() paid: number;
  @ApiProperty({ description: 'Those without an answer so far.' }) unknown: number;
}

class DashboardDto {
  @ApiProperty({ type: SpanDto }) span: SpanDto;
  @ApiProperty({ type: [DashboardFigureDto] }) figures: DashboardFigureDto[];
  @ApiProperty({ type: [WaitingOnPageDto] }) waiting: WaitingOnPageDto[];
  @ApiProperty({
    type: PlatformSalesDto,
    nullable: true,
    description: 'Null: without the permission for sales.',
  })
  sales: PlatformSalesDto | null;
  @ApiProperty({
    ...{ type: String, format: 'uuid', nullable: true },
    description: 'The newest sale. Null: there is none, or without the permission for sales.',
  })
  newestSale: string | null;
  @ApiProperty({
    type: [GatewayLightDto],
    nullable: true,
    description: 'Null: without the permission for settings.',
  })
  gateways: GatewayLightDto[] | null;
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
    private readonly lights: GatewayLights,
    private readonly clock: Clock,
  ) {}

  @Get()
  @Header('cache-control', 'no-store')
  @ApiOperation({
    summary: 'The sales of the platform in a period, its gateways, and what waits for the signed-in person.',
  })
  @ApiOkResponse({ type: DashboardDto })
  async show(
    @Ctx() ctx: TenantContext,
    @CurrentSession() { person }: Session,
    @Query() query: DashboardQueryDto,
  ): Promise<DashboardDto> {
    const { flags } = person;
    const currency = query.currency ?? DEFAULT_CURRENCY;
    const span = spanOf(query, this.clock.now());
    const days = query.period ?? (query.from === undefined ? '7d' : null);
    const asked = {
      ...{ span, before: spanBefore(span) },
      query: days === null ? `from=${span.from}&to=${span.to}` : `period=${days}`,
    };
    const [glance, waiting, sales, gateways] = await Promise.all([
      this.dashboard.of(ctx, flags, asked),
      this.pending.of(ctx, flags),
      flags.has(ADMIN_PAGE_FLAGS['manage-sales'])
        ? this.sales.of(ctx, { ...span, currency, producerId: null, productId: null })
        : null,
      flags.has(ADMIN_PAGE_FLAGS['platform-settings/acquirings']) ? this.lights.of(ctx) : null,
    ]);
    return { span, ...glance, waiting, sales: sales && shownSales(sales, currency), gateways };
  }
}
