import { Controller, Get, Header, Query } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { DEFAULT_CURRENCY } from '@guiche/money';
import { CurrentSession, RequireSession, type Session } from '../../../runtime/access/index.js';
import { Ctx, type TenantContext } from '../../../runtime/context/index.js';
import { OwnFundsDto, OwnFundsQueryDto, ReleasesOfDayDto, ReleasesOfDayQueryDto } from './own-funds.dto.js';
import { ShowOwnFunds } from './own-funds.js';

@ApiTags('platform')
@ApiBearerAuth()
@Controller('api/platform/funds')
@RequireSession('seller', { forMembers: 'bankAccounts' })
export class OwnFundsController {
  constructor(private readonly funds: ShowOwnFunds) {}

  @Get()
  @Header('cache-control', 'no-store')
  @ApiOperation({
    operationId: 'own_funds',
    summary: 'What the seller has, and when what is locked becomes available.',
  })
  @ApiOkResponse({ type: OwnFundsDto })
  async show(
    @Ctx() ctx: TenantContext,
    @CurrentSession() { accountId }: Session,
    @Query() { month, currency = DEFAULT_CURRENCY }: OwnFundsQueryDto,
  ): Promise<OwnFundsDto> {
    const { days, held, ...funds } = await this.funds.of(ctx, { sellerId: accountId, currency, month });
    return { ...funds, days: [...days], held: [...held] };
  }

  @Get('releases')
  @Header('cache-control', 'no-store')
  @ApiOperation({
    operationId: 'own_releases_of_day',
    summary: 'The sales of which something is released on a day.',
  })
  @ApiOkResponse({ type: ReleasesOfDayDto })
  async releases(
    @Ctx() ctx: TenantContext,
    @CurrentSession() { accountId }: Session,
    @Query() { day, currency = DEFAULT_CURRENCY }: ReleasesOfDayQueryDto,
  ): Promise<ReleasesOfDayDto> {
    return { items: await this.funds.releasedOn(ctx, { sellerId: accountId, currency, day }) };
  }
}
