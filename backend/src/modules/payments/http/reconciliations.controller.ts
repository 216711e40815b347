import { Body, Controller, Get, Header, HttpCode, Post } from '@nestjs/common';
import { ApiBearerAuth, ApiNoContentResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { ADMIN_PAGE_FLAGS } from '@guiche/access';
import { RequireSession } from '../../../runtime/access/index.js';
import { Ctx, type TenantContext } from '../../../runtime/context/index.js';
import { ReconciliationPages } from '../reconciliation/reconciliation-pages.js';
import { ReconcilePeriodDto, ReconciliationRunsDto } from './reconciliations.dto.js';

@ApiTags('admin')
@ApiBearerAuth()
@Controller('api/admin/reconciliations')
@RequireSession('admin', { flag: ADMIN_PAGE_FLAGS.reconcile })
export class ReconciliationsController {
  constructor(private readonly pages: ReconciliationPages) {}

  @Get()
  @Header('cache-control', 'no-store')
  @ApiOperation({ summary: 'The latest comparisons with the records of the providers, and the differences.' })
  @ApiOkResponse({ type: ReconciliationRunsDto })
  async latest(@Ctx() ctx: TenantContext): Promise<ReconciliationRunsDto> {
    return { items: await this.pages.latest(ctx) };
  }

  @Post()
  @HttpCode(204)
  @ApiOperation({ summary: 'Compares the charges of a period, again where they were compared.' })
  @ApiNoContentResponse()
  async again(@Ctx() ctx: TenantContext, @Body() period: ReconcilePeriodDto): Promise<void> {
    await this.pages.again(ctx, period);
  }
}
