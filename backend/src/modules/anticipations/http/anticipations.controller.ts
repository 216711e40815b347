import { Body, Controller, Get, Header, HttpCode, Post, Put } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { ADMIN_PAGE_FLAGS } from '@guiche/access';
import { CurrentSession, RequireSession, type Session } from '../../../runtime/access/index.js';
import { Ctx, type TenantContext } from '../../../runtime/context/index.js';
import { IdInPath } from '../../../runtime/http/index.js';
import type { BulkResult } from '../../../runtime/lists/index.js';
import { DecideAnticipation } from '../use-cases/decide-anticipation.js';
import { ShowAnticipation } from '../use-cases/show-anticipation.js';
import {
  AnticipationDecisionDto,
  AnticipationDetailsDto,
  ApprovedAnticipationsDto,
  TakenAnticipationDto,
} from './anticipations.dto.js';

/** The routes of staff who decide about anticipations. */
@ApiTags('admin')
@ApiBearerAuth()
@Controller('api/admin/anticipations')
@RequireSession('admin', { flag: ADMIN_PAGE_FLAGS['manage-anticipations'] })
export class AnticipationsController {
  constructor(
    private readonly decisions: DecideAnticipation,
    private readonly shown: ShowAnticipation,
  ) {}

  @Get(':id/details')
  @Header('cache-control', 'no-store')
  @ApiOperation({
    operationId: 'anticipation_details',
    summary: 'The sales that an anticipation covers, and its rates.',
  })
  @ApiOkResponse({ type: AnticipationDetailsDto })
  details(@Ctx() ctx: TenantContext, @IdInPath() id: string): Promise<AnticipationDetailsDto> {
    return this.shown.show(ctx, id, null);
  }

  @Post('bulk/approve')
  @HttpCode(200)
  @ApiOperation({ operationId: 'approve_anticipations', summary: 'Approves and pays several anticipations.' })
  @ApiOkResponse({
    schema: { type: 'object', required: ['done'], properties: { done: { type: 'integer' } } },
  })
  approveSelected(
    @Ctx() ctx: TenantContext,
    @CurrentSession() session: Session,
    @Body() selected: ApprovedAnticipationsDto,
  ): Promise<BulkResult> {
    return this.decisions.approveSelected(ctx, session, selected);
  }

  @Put(':id/decision')
  @ApiOperation({
    operationId: 'decide_anticipation',
    summary: 'Approves and pays, refuses, or changes the rate of an anticipation.',
  })
  @ApiOkResponse({ type: TakenAnticipationDto })
  decide(
    @Ctx() ctx: TenantContext,
    @CurrentSession() session: Session,
    @IdInPath() id: string,
    @Body() decision: AnticipationDecisionDto,
  ): Promise<TakenAnticipationDto> {
    return this.decisions.decide(ctx, session, id, decision);
  }
}
