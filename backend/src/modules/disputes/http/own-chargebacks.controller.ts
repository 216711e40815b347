import { Controller, Get, Header } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { CurrentSession, RequireSession, type Session } from '../../../runtime/access/index.js';
import { Ctx, type TenantContext } from '../../../runtime/context/index.js';
import { WatchChargebacks } from '../use-cases/watch-chargebacks.js';
import { OwnChargebacksDto } from './chargeback-limits.dto.js';

/** The chargebacks of the signed-in seller in this month. */
@ApiTags('platform')
@ApiBearerAuth()
@Controller('api/platform/chargeback-limits')
@RequireSession('seller', { forMembers: 'sales' })
export class OwnChargebacksController {
  constructor(private readonly watching: WatchChargebacks) {}

  @Get()
  @Header('cache-control', 'no-store')
  @ApiOperation({
    summary:
      'Chargebacks of the own sales in this month, and how near they are to the limits of the platform.',
  })
  @ApiOkResponse({ type: OwnChargebacksDto })
  show(@Ctx() ctx: TenantContext, @CurrentSession() { accountId }: Session): Promise<OwnChargebacksDto> {
    return this.watching.ofSeller(ctx, accountId);
  }
}
