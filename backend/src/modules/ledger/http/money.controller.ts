import { Controller, Get, Header, Query } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { ADMIN_PAGE_FLAGS } from '@guiche/access';
import { DEFAULT_CURRENCY } from '@guiche/money';
import { CurrentSession, RequireSession, type Session } from '../../../runtime/access/index.js';
import { Ctx, type TenantContext } from '../../../runtime/context/index.js';
import { IdInPath } from '../../../runtime/http/index.js';
import { ExplainBalance } from '../use-cases/explain-balance.js';
import { ExplainSale, type ExplainedSale } from '../use-cases/explain-sale.js';
import { BalanceMoneyDto, BalanceMoneyQueryDto, SaleMoneyDto } from './money.dto.js';

const shown = ({ division, transfers, locked, ...sale }: ExplainedSale): SaleMoneyDto => ({
  ...{ ...sale, division: [...division], transfers: [...transfers], locked: [...locked] },
});

@ApiTags('platform')
@ApiBearerAuth()
@Controller('api/platform')
export class OwnMoneyController {
  constructor(
    private readonly sales: ExplainSale,
    private readonly balances: ExplainBalance,
  ) {}

  @Get('sales/:id/money')
  @RequireSession('seller', { forApiKeys: true, forMembers: 'sales' })
  @Header('cache-control', 'no-store')
  @ApiOperation({
    operationId: 'own_sale_money',
    summary: 'Explains what the seller has of a sale, to the cent.',
    description:
      'For everybody with a part in the sale: the own parts, and the totals that they are computed from.',
  })
  @ApiOkResponse({ type: SaleMoneyDto })
  async sale(
    @Ctx() ctx: TenantContext,
    @CurrentSession() { accountId }: Session,
    @IdInPath() id: string,
  ): Promise<SaleMoneyDto> {
    return shown(await this.sales.explain(ctx, id, accountId));
  }

  @Get('balance/money')
  @RequireSession('seller', { forMembers: 'bankAccounts' })
  @Header('cache-control', 'no-store')
  @ApiOperation({
    operationId: 'own_balance_money',
    summary:
      'Explains the balances of the seller: what made them, and when what is locked becomes available.',
  })
  @ApiOkResponse({ type: BalanceMoneyDto })
  async balance(
    @Ctx() ctx: TenantContext,
    @CurrentSession() { accountId }: Session,
    @Query() { currency = DEFAULT_CURRENCY }: BalanceMoneyQueryDto,
  ): Promise<BalanceMoneyDto> {
    const balances = await this.balances.explain(ctx, { sellerId: accountId, currency });
    return {
      balances: balances.map(({ made, locked, ...one }) => ({
        ...one,
        made: [...made],
        locked: [...locked],
      })),
    };
  }
}

@ApiTags('admin')
@ApiBearerAuth()
@Controller('api/admin/sales')
@RequireSession('admin', { flag: ADMIN_PAGE_FLAGS['manage-sales'] })
export class SaleMoneyController {
  constructor(private readonly sales: ExplainSale) {}

  @Get(':id/money')
  @Header('cache-control', 'no-store')
  @ApiOperation({ operationId: 'sale_money', summary: 'Explains where every cent of a sale goes.' })
  @ApiOkResponse({ type: SaleMoneyDto })
  async sale(@Ctx() ctx: TenantContext, @IdInPath() id: string): Promise<SaleMoneyDto> {
    return shown(await this.sales.explain(ctx, id, null));
  }
}
