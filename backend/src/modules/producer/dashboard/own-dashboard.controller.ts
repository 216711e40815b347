import { Controller, Get, Header, Query } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { mayUse } from '@guiche/access';
import { CurrentSession, RequireSession, type Session } from '../../../runtime/access/index.js';
import { Clock } from '../../../runtime/clock/index.js';
import { Ctx, type TenantContext } from '../../../runtime/context/index.js';
import { ownSums, spanOf } from '../../sales/index.js';
import { OwnDashboardDto, OwnDashboardQueryDto } from './own-dashboard.dto.js';
import { ShowOwnDashboard, type OwnDashboard } from './own-dashboard.js';

const DEFAULT_CURRENCY = 'BRL';

@ApiTags('platform')
@ApiBearerAuth()
@Controller('api/platform/dashboard')
@RequireSession('seller', { forMembers: 'sales' })
export class OwnDashboardController {
  constructor(
    private readonly dashboard: ShowOwnDashboard,
    private readonly clock: Clock,
  ) {}

  @Get()
  @Header('cache-control', 'no-store')
  @ApiOperation({
    operationId: 'own_dashboard',
    summary: 'Sums of the own sales and visits in a period, beside those of the period before.',
  })
  @ApiOkResponse({ type: OwnDashboardDto })
  async show(
    @Ctx() ctx: TenantContext,
    @CurrentSession() { accountId, member }: Session,
    @Query() query: OwnDashboardQueryDto,
  ): Promise<OwnDashboardDto> {
    const currency = query.currency ?? DEFAULT_CURRENCY;
    const shown = await this.dashboard.of(ctx, {
      ...spanOf(query, this.clock.now()),
      ...{ producerId: accountId, currency, productId: query.product ?? null },
      role: query.role ?? 'PRODUCER',
      isOwner: member === null,
      seesBalances: member === null || mayUse(member.role, 'bankAccounts', 'READ'),
    });
    return { currency, ...answer(shown) };
  }
}

function answer({
  figures,
  recent,
  balances,
  steps,
  titles,
  choices,
}: OwnDashboard): Omit<OwnDashboardDto, 'currency'> {
  const { span, before, now, previous, visits } = figures;
  return {
    ...{ span, before, visits, balances, steps },
    ...{ now: ownSums(now), previous: ownSums(previous), recent: [...recent] },
    choices: [...choices],
    days: figures.days.map(({ day, approved, approvedGross, beforeGross }) => ({
      ...{ day, approved, approvedGross, beforeGross },
    })),
    methods: figures.methods.map(({ method, ...sums }) => ({ method, ...ownSums(sums) })),
    products: figures.products.map(({ productId, ...sums }) => ({
      ...{ productId, name: titles.get(productId) ?? '' },
      ...ownSums(sums),
    })),
    conversion: figures.conversion.map((row) => ({ ...row, title: titles.get(row.offerId ?? '') ?? '' })),
  };
}
