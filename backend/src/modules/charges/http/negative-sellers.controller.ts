import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiBearerAuth, ApiNoContentResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { ADMIN_PAGE_FLAGS } from '@guiche/access';
import { CurrentSession, RequireSession, type Session } from '../../../runtime/access/index.js';
import { Ctx, type TenantContext } from '../../../runtime/context/index.js';
import { IdInPath } from '../../../runtime/http/index.js';
import { AgreeOnDebt } from '../use-cases/agree-on-debt.js';
import { DecideDebt } from '../use-cases/decide-debt.js';
import { DebtAgreementDto, DebtDecisionDto } from './negative-sellers.dto.js';

/** What staff do about sellers who owe. */
@ApiTags('admin')
@ApiBearerAuth()
@Controller('api/admin/seller-negative')
@RequireSession('admin', { flag: ADMIN_PAGE_FLAGS['seller-negative'] })
export class NegativeSellersController {
  constructor(
    private readonly deciding: DecideDebt,
    private readonly agreeing: AgreeOnDebt,
  ) {}

  @Post(':id/decisions')
  @HttpCode(204)
  @ApiOperation({
    operationId: 'decide_debt',
    summary: 'Pays the debt of a seller from the reserve, or writes it off with two people.',
  })
  @ApiNoContentResponse()
  async decide(
    @Ctx() ctx: TenantContext,
    @CurrentSession() session: Session,
    @IdInPath() id: string,
    @Body() decision: DebtDecisionDto,
  ): Promise<void> {
    await this.deciding.decide(ctx, session, id, decision);
  }

  @Post(':id/agreements')
  @HttpCode(204)
  @ApiOperation({
    operationId: 'agree_on_debt',
    summary: 'Turns the debt of a seller into instalments, which are taken from later sales.',
  })
  @ApiNoContentResponse()
  async agree(
    @Ctx() ctx: TenantContext,
    @CurrentSession() session: Session,
    @IdInPath() id: string,
    @Body() wanted: DebtAgreementDto,
  ): Promise<void> {
    await this.agreeing.agree(ctx, session, id, wanted);
  }
}
