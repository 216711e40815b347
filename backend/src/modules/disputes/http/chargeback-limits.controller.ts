import { Controller, Get, Header } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { ADMIN_PAGE_FLAGS } from '@guiche/access';
import { RequireSession } from '../../../runtime/access/index.js';
import { Ctx, type TenantContext } from '../../../runtime/context/index.js';
import { WatchChargebacks } from '../use-cases/watch-chargebacks.js';
import { ChargebacksOfMonthDto, SubjectsOverLimitDto } from './chargeback-limits.dto.js';

/** The chargebacks of the month beside the limits of the platform. */
@ApiTags('admin')
@ApiBearerAuth()
@Controller('api/admin/chargeback-limits')
@RequireSession('admin', { flag: ADMIN_PAGE_FLAGS.disputes })
export class ChargebackLimitsController {
  constructor(private readonly watching: WatchChargebacks) {}

  @Get()
  @Header('cache-control', 'no-store')
  @ApiOperation({
    summary: 'Chargebacks of the month by seller and card brand, and how near each is to the limits.',
  })
  @ApiOkResponse({ type: ChargebacksOfMonthDto })
  show(@Ctx() ctx: TenantContext): Promise<ChargebacksOfMonthDto> {
    return this.watching.show(ctx);
  }

  @Get('over')
  @Header('cache-control', 'no-store')
  @ApiOperation({ summary: 'Sellers and card brands that went over a limit in this month.' })
  @ApiOkResponse({ type: SubjectsOverLimitDto })
  async over(@Ctx() ctx: TenantContext): Promise<SubjectsOverLimitDto> {
    return { items: await this.watching.over(ctx) };
  }
}
