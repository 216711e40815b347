import { Body, Controller, Get, Header, HttpCode, Post } from '@nestjs/common';
import { ApiBearerAuth, ApiNoContentResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { CurrentSession, RequireSession, type Session } from '../../../runtime/access/index.js';
import { Ctx, type TenantContext } from '../../../runtime/context/index.js';
import { IdInPath } from '../../../runtime/http/index.js';
import { AnswerDispute } from '../use-cases/answer-dispute.js';
import { ShowDispute } from '../use-cases/show-dispute.js';
import { withoutDigests } from './shown-files.js';
import { DisputeEvidenceDto, ShownDisputeDto } from './disputes.dto.js';

/** Disputes of the sales of the signed-in seller. */
@ApiTags('platform')
@ApiBearerAuth()
@Controller('api/platform/disputes')
@RequireSession('seller', { forMembers: 'sales' })
export class OwnDisputesController {
  constructor(
    private readonly shown: ShowDispute,
    private readonly answers: AnswerDispute,
  ) {}

  @Get(':id')
  @Header('cache-control', 'no-store')
  @ApiOperation({
    operationId: 'show_own_dispute',
    summary: 'A dispute of an own sale: its history, its deadline and the own money that is blocked.',
  })
  @ApiOkResponse({ type: ShownDisputeDto })
  async show(
    @Ctx() ctx: TenantContext,
    @CurrentSession() { accountId }: Session,
    @IdInPath() id: string,
  ): Promise<ShownDisputeDto> {
    return withoutDigests(await this.shown.show(ctx, id, accountId));
  }

  @Post(':id/evidence')
  @HttpCode(204)
  @ApiOperation({ summary: 'Adds what helps the defence, while there is no result.' })
  @ApiNoContentResponse()
  async explain(
    @Ctx() ctx: TenantContext,
    @CurrentSession() session: Session,
    @IdInPath() id: string,
    @Body() { text }: DisputeEvidenceDto,
  ): Promise<void> {
    await this.answers.explain(ctx, session, id, text);
  }
}
