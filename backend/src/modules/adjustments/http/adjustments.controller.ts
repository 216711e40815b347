import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiBearerAuth, ApiNoContentResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { ADMIN_PAGE_FLAGS } from '@guiche/access';
import { CurrentSession, RequireSession, type Session } from '../../../runtime/access/index.js';
import { Ctx, type TenantContext } from '../../../runtime/context/index.js';
import { IdInPath } from '../../../runtime/http/index.js';
import { DecideAdjustment } from '../use-cases/decide-adjustment.js';
import { ProposeAdjustment } from '../use-cases/propose-adjustment.js';
import { AdjustmentDecisionDto, NewAdjustmentDto } from './adjustments.dto.js';

/** Changes of sellers' balances by two people. */
@ApiTags('admin')
@ApiBearerAuth()
@Controller('api/admin/balance-adjustments')
@RequireSession('admin', { flag: ADMIN_PAGE_FLAGS['balance-adjustments'] })
export class AdjustmentsController {
  constructor(
    private readonly proposing: ProposeAdjustment,
    private readonly deciding: DecideAdjustment,
  ) {}

  @Post()
  @HttpCode(204)
  @ApiOperation({
    operationId: 'propose_adjustment',
    summary: 'Proposes to change the balance of a seller. Another person confirms it.',
  })
  @ApiNoContentResponse()
  async propose(
    @Ctx() ctx: TenantContext,
    @CurrentSession() session: Session,
    @Body() wanted: NewAdjustmentDto,
  ): Promise<void> {
    await this.proposing.propose(ctx, session, wanted);
  }

  @Post(':id/decisions')
  @HttpCode(204)
  @ApiOperation({
    operationId: 'decide_adjustment',
    summary: 'Confirms a proposed adjustment, which moves the money, or refuses it.',
  })
  @ApiNoContentResponse()
  async decide(
    @Ctx() ctx: TenantContext,
    @CurrentSession() session: Session,
    @IdInPath() id: string,
    @Body() decision: AdjustmentDecisionDto,
  ): Promise<void> {
    await this.deciding.decide(ctx, session, id, decision);
  }
}
