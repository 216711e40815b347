import { Body, Controller, Get, Header, HttpCode, Post, Query } from '@nestjs/common';
import {
  ApiBearerAuth,
  ApiCreatedResponse,
  ApiNoContentResponse,
  ApiOkResponse,
  ApiOperation,
  ApiTags,
} from '@nestjs/swagger';
import { CurrentSession, RequireSession, type Session } from '../../../runtime/access/index.js';
import { Ctx, type TenantContext } from '../../../runtime/context/index.js';
import { IdInPath } from '../../../runtime/http/index.js';
import { AnswerAnticipation } from '../use-cases/answer-anticipation.js';
import { RequestAnticipation } from '../use-cases/request-anticipation.js';
import { ShowAnticipation } from '../use-cases/show-anticipation.js';
import { ShowAnticipationTerms } from '../use-cases/show-anticipation-terms.js';
import {
  AcceptedRateDto,
  AnticipationAmountDto,
  AnticipationDetailsDto,
  AnticipationTermsDto,
  NewAnticipationDto,
  TakenAnticipationDto,
} from './anticipations.dto.js';

/** The routes of a seller who wants to be paid early. They belong to the owner of the account: members of the team have no money to move. */
@ApiTags('platform')
@ApiBearerAuth()
@Controller('api/platform')
@RequireSession('seller')
export class OwnAnticipationsController {
  constructor(
    private readonly shown: ShowAnticipation,
    private readonly terms: ShowAnticipationTerms,
    private readonly requests: RequestAnticipation,
    private readonly answers: AnswerAnticipation,
  ) {}

  @Get('anticipation-terms')
  @Header('cache-control', 'no-store')
  @ApiOperation({
    operationId: 'seller_anticipation_terms',
    summary: 'How much can be paid early, and what an amount costs.',
  })
  @ApiOkResponse({ type: AnticipationTermsDto })
  show(
    @Ctx() ctx: TenantContext,
    @CurrentSession() { accountId }: Session,
    @Query() { amount }: AnticipationAmountDto,
  ): Promise<AnticipationTermsDto> {
    return this.terms.show(ctx, accountId, amount);
  }

  @Get('anticipations/:id/details')
  @Header('cache-control', 'no-store')
  @ApiOperation({
    operationId: 'seller_anticipation_details',
    summary: 'The sales that an own anticipation covers, and its rates.',
  })
  @ApiOkResponse({ type: AnticipationDetailsDto })
  details(
    @Ctx() ctx: TenantContext,
    @CurrentSession() { accountId }: Session,
    @IdInPath() id: string,
  ): Promise<AnticipationDetailsDto> {
    return this.shown.show(ctx, id, accountId);
  }

  @Post('anticipations')
  @ApiOperation({
    operationId: 'seller_requests_anticipation',
    summary: 'Asks to be paid early. Nothing moves before it is approved.',
  })
  @ApiCreatedResponse({ type: TakenAnticipationDto })
  request(
    @Ctx() ctx: TenantContext,
    @CurrentSession() session: Session,
    @Body() wanted: NewAnticipationDto,
  ): Promise<TakenAnticipationDto> {
    return this.requests.request(ctx, session, wanted);
  }

  @Post('anticipations/:id/accept')
  @HttpCode(200)
  @ApiOperation({
    operationId: 'seller_accepts_anticipation_rate',
    summary: 'Accepts a rate that staff changed. It is paid at once, or after a second approval.',
  })
  @ApiOkResponse({ type: TakenAnticipationDto })
  accept(
    @Ctx() ctx: TenantContext,
    @CurrentSession() session: Session,
    @IdInPath() id: string,
    @Body() accepted: AcceptedRateDto,
  ): Promise<TakenAnticipationDto> {
    return this.answers.accept(ctx, session, id, accepted);
  }

  @Post('anticipations/:id/cancel')
  @HttpCode(204)
  @ApiOperation({
    operationId: 'seller_takes_anticipation_back',
    summary: 'Takes an own anticipation back that was not paid.',
  })
  @ApiNoContentResponse()
  async cancel(
    @Ctx() ctx: TenantContext,
    @CurrentSession() session: Session,
    @IdInPath() id: string,
  ): Promise<void> {
    await this.answers.takeBack(ctx, session, id);
  }
}
