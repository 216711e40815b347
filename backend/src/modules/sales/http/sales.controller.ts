import { Controller, Get, Header } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { ADMIN_PAGE_FLAGS } from '@guiche/access';
import { IdInPath } from '../../../runtime/http/index.js';
import { CurrentSession, RequireSession, type Session } from '../../../runtime/access/index.js';
import { Ctx, type TenantContext } from '../../../runtime/context/index.js';

import { ShowSale } from '../use-cases/show-sale.js';
import { DivisionOfSaleDto, SaleDto } from './sales.dto.js';

@ApiTags('platform')
@ApiBearerAuth()
@Controller('api/platform/sales')
@RequireSession('seller', { forApiKeys: true, forMembers: 'sales' })
export class OwnSalesController {
  constructor(private readonly sales: ShowSale) {}

  @Get(':id')
  @Header('cache-control', 'no-store')
  @ApiOperation({ operationId: 'own_sale', summary: 'An own sale, with the division of its money.' })
  @ApiOkResponse({ type: SaleDto })
  show(
    @Ctx() ctx: TenantContext,
    @CurrentSession() { accountId }: Session,
    @IdInPath() id: string,
  ): Promise<SaleDto> {
    return this.sales.show(ctx, id, accountId);
  }
}

@ApiTags('admin')
@ApiBearerAuth()
@Controller('api/admin/sales')
@RequireSession('admin', { flag: ADMIN_PAGE_FLAGS['manage-sales'] })
export class SalesController {
  constructor(private readonly sales: ShowSale) {}

  @Get(':id')
  @Header('cache-control', 'no-store')
  @ApiOperation({ operationId: 'sale', summary: 'A sale of the platform, with the division of its money.' })
  @ApiOkResponse({ type: SaleDto })
  show(@Ctx() ctx: TenantContext, @IdInPath() id: string): Promise<SaleDto> {
    return this.sales.show(ctx, id, null);
  }

  @Get(':id/division')
  @Header('cache-control', 'no-store')
  @ApiOperation({ summary: 'How the money of a sale is divided.' })
  @ApiOkResponse({ type: DivisionOfSaleDto })
  division(@Ctx() ctx: TenantContext, @IdInPath() id: string): Promise<DivisionOfSaleDto> {
    return this.sales.division(ctx, id);
  }
}
