import { Body, Controller, Get, Header, HttpCode, Post, Put, StreamableFile } from '@nestjs/common';
import {
  ApiBearerAuth,
  ApiCreatedResponse,
  ApiNoContentResponse,
  ApiOkResponse,
  ApiOperation,
  ApiProduces,
  ApiTags,
} from '@nestjs/swagger';
import { ADMIN_PAGE_FLAGS } from '@guiche/access';
import { CurrentSession, RequireSession, type Session } from '../../../runtime/access/index.js';
import { Ctx, type TenantContext } from '../../../runtime/context/index.js';
import { IdInPath } from '../../../runtime/http/index.js';
import { AnswerDispute } from '../use-cases/answer-dispute.js';
import { AssembleDefence } from '../use-cases/assemble-defence.js';
import { OpenDispute } from '../use-cases/open-dispute.js';
import { RecordResult } from '../use-cases/record-result.js';
import { ShowDispute } from '../use-cases/show-dispute.js';
import { withoutDigests } from './shown-files.js';
import {
  DefencePackDto,
  DisputeDefenceDto,
  DisputeNoticeDto,
  DisputeResultDto,
  OpenedDisputeDto,
  ShownDisputeDto,
} from './disputes.dto.js';

/** Chargebacks and MED disputes, as staff work on them. */
@ApiTags('admin')
@ApiBearerAuth()
@Controller('api/admin/disputes')
@RequireSession('admin', { flag: ADMIN_PAGE_FLAGS.disputes })
export class DisputesController {
  constructor(
    private readonly shown: ShowDispute,
    private readonly opening: OpenDispute,
    private readonly answers: AnswerDispute,
    private readonly results: RecordResult,
    private readonly defences: AssembleDefence,
  ) {}

  @Post()
  @ApiOperation({
    summary: 'Opens a dispute of which a notice arrived, and blocks the money of the parties.',
  })
  @ApiCreatedResponse({ type: OpenedDisputeDto })
  open(
    @Ctx() ctx: TenantContext,
    @CurrentSession() session: Session,
    @Body() notice: DisputeNoticeDto,
  ): Promise<OpenedDisputeDto> {
    return this.opening.byStaff(ctx, session, notice);
  }

  @Get(':id')
  @Header('cache-control', 'no-store')
  @ApiOperation({
    operationId: 'show_dispute',
    summary: 'A dispute, its history and the money of each party.',
  })
  @ApiOkResponse({ type: ShownDisputeDto })
  async show(@Ctx() ctx: TenantContext, @IdInPath() id: string): Promise<ShownDisputeDto> {
    return withoutDigests(await this.shown.show(ctx, id, null));
  }

  @Get(':id/defence.json')
  @Header('cache-control', 'no-store')
  @ApiOperation({ summary: 'What shows that the buyer bought and got it, as data.' })
  @ApiOkResponse({ type: DefencePackDto })
  defence(@Ctx() ctx: TenantContext, @IdInPath() id: string): Promise<DefencePackDto> {
    return this.defences.assemble(ctx, id);
  }

  @Get(':id/defence.pdf')
  @Header('cache-control', 'no-store')
  @ApiOperation({
    operationId: 'defence_document',
    summary: 'The same as a document, in the language of its reader.',
  })
  @ApiProduces('application/pdf')
  @ApiOkResponse({ schema: { type: 'string', format: 'binary' } })
  async defenceDocument(@Ctx() ctx: TenantContext, @IdInPath() id: string): Promise<StreamableFile> {
    const { file, code } = await this.defences.draw(ctx, id);
    const disposition = `attachment; filename="defence-${code}.pdf"`;
    return new StreamableFile(file, { type: 'application/pdf', disposition, length: file.length });
  }

  @Put(':id/defence')
  @HttpCode(204)
  @ApiOperation({ summary: 'Records that the defence was sent. The result is awaited.' })
  @ApiNoContentResponse()
  async defend(
    @Ctx() ctx: TenantContext,
    @IdInPath() id: string,
    @Body() { reason }: DisputeDefenceDto,
  ): Promise<void> {
    await this.answers.defend(ctx, id, reason);
  }

  @Put(':id/result')
  @HttpCode(204)
  @ApiOperation({ summary: 'Records how a dispute ended, and moves the money.' })
  @ApiNoContentResponse()
  async record(
    @Ctx() ctx: TenantContext,
    @CurrentSession() session: Session,
    @IdInPath() id: string,
    @Body() result: DisputeResultDto,
  ): Promise<void> {
    await this.results.record(ctx, session, id, result);
  }
}
