import { Body, Controller, Get, Header, HttpCode, Post } from '@nestjs/common';
import { ApiBearerAuth, ApiNoContentResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { ADMIN_PAGE_FLAGS } from '@guiche/access';
import { CurrentSession, RequireSession, type Session } from '../../../runtime/access/index.js';
import { Ctx, type TenantContext } from '../../../runtime/context/index.js';
import { runtimeProblem } from '../../../runtime/errors/index.js';
import { IdInPath } from '../../../runtime/http/index.js';
import { StatementDifferences } from '../store/statement-differences.js';
import { DecideDifference } from '../use-cases/decide-difference.js';
import { DifferenceDecisionDto, DifferenceSidesDto } from './differences.dto.js';

/** What statements say otherwise than the ledger, for staff. */
@ApiTags('admin')
@ApiBearerAuth()
@Controller('api/admin/statement-differences')
@RequireSession('admin', { flag: ADMIN_PAGE_FLAGS.reconcile })
export class DifferencesController {
  constructor(
    private readonly differences: StatementDifferences,
    private readonly deciding: DecideDifference,
  ) {}

  @Get(':id/sides')
  @Header('cache-control', 'no-store')
  @ApiOperation({
    operationId: 'sides_of_difference',
    summary: 'What the statement says, and what the ledger has.',
  })
  @ApiOkResponse({ type: DifferenceSidesDto })
  async sides(@Ctx() ctx: TenantContext, @IdInPath() id: string): Promise<DifferenceSidesDto> {
    const found = await this.differences.sides(ctx, id);
    if (!found) throw runtimeProblem('notFound');
    return found;
  }

  @Post(':id/decisions')
  @HttpCode(204)
  @ApiOperation({
    operationId: 'decide_difference',
    summary:
      'Assigns, explains, closes or compares a difference again, accepts another cost, or books a fee of the bank.',
  })
  @ApiNoContentResponse()
  async decide(
    @Ctx() ctx: TenantContext,
    @CurrentSession() session: Session,
    @IdInPath() id: string,
    @Body() decision: DifferenceDecisionDto,
  ): Promise<void> {
    await this.deciding.decide(ctx, session, id, decision);
  }
}
