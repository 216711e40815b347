import { Controller, Get, Header, Query } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { CurrentSession, RequireSession, type Session } from '../../../runtime/access/index.js';
import { Ctx, type TenantContext } from '../../../runtime/context/index.js';
import { IdInPath } from '../../../runtime/http/index.js';
import { OwnPurchases } from '../use-cases/own-purchases.js';
import { OwnPurchaseDto, PurchaseListDto, PurchasePageDto } from './purchases.dto.js';

@ApiTags('customer')
@ApiBearerAuth()
@Controller('api/customer/purchases')
@RequireSession('customer')
export class PurchasesController {
  constructor(private readonly own: OwnPurchases) {}

  @Get()
  @Header('cache-control', 'no-store')
  @ApiOperation({ summary: 'The purchases of the signed-in customer, the latest first.' })
  @ApiOkResponse({ type: PurchaseListDto })
  list(
    @Ctx() ctx: TenantContext,
    @CurrentSession() session: Session,
    @Query() { before }: PurchasePageDto,
  ): Promise<PurchaseListDto> {
    return this.own.list(ctx, session, before ?? null);
  }

  @Get(':id')
  @Header('cache-control', 'no-store')
  @ApiOperation({ summary: 'A purchase of the signed-in customer, and what it opens.' })
  @ApiOkResponse({ type: OwnPurchaseDto })
  show(
    @Ctx() ctx: TenantContext,
    @CurrentSession() session: Session,
    @IdInPath() id: string,
  ): Promise<OwnPurchaseDto> {
    return this.own.show(ctx, session, id);
  }
}
