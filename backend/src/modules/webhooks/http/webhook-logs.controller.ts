import { Body, Controller, Get, Header, HttpCode, Post, Query } from '@nestjs/common';
import {
  ApiBearerAuth,
  ApiCreatedResponse,
  ApiNoContentResponse,
  ApiOkResponse,
  ApiOperation,
  ApiTags,
} from '@nestjs/swagger';
import { startOfSaoPauloDay } from '@guiche/brazil';
import { IdInPath } from '../../../runtime/http/index.js';
import { CurrentSession, RequireSession, type Session } from '../../../runtime/access/index.js';
import { Ctx, type Context } from '../../../runtime/context/index.js';
import { runtimeProblem } from '../../../runtime/errors/index.js';
import type { ReplayFilter } from '../store/stored-webhooks.js';
import type { WebhookState } from '../store/webhook-record.entity.js';
import { InspectWebhook } from '../use-cases/inspect-webhook.js';
import { MOST_REPLAYED, ReplayWebhooks } from '../use-cases/replay-webhooks.js';
import {
  CountedWebhooksDto,
  ReplayFilterDto,
  ReplayWebhookDto,
  ReplayWebhooksDto,
  ReplaysDto,
  ResolveWebhookDto,
  StartedReplayDto,
  WebhookInspectionDto,
} from './webhook-logs.dto.js';

const DAY_MS = 86_400_000;

@ApiTags('master')
@ApiBearerAuth()
@Controller('api/master')
@RequireSession('master')
export class WebhookLogsController {
  constructor(
    private readonly webhooks: InspectWebhook,
    private readonly replays: ReplayWebhooks,
  ) {}

  @Get('webhook-logs/:id/delivery')
  @Header('cache-control', 'no-store')
  @ApiOperation({
    summary: 'What was delivered, without secrets, and what a replay would do. Changes nothing.',
  })
  @ApiOkResponse({ type: WebhookInspectionDto })
  inspect(@Ctx() ctx: Context, @IdInPath() id: string): Promise<WebhookInspectionDto> {
    return this.webhooks.inspect(ctx, id);
  }

  @Post('webhook-logs/:id/replay')
  @HttpCode(204)
  @ApiOperation({ summary: 'Processes a stored webhook again.' })
  @ApiNoContentResponse()
  async replay(
    @Ctx() ctx: Context,
    @CurrentSession() session: Session,
    @IdInPath() id: string,
    @Body() input: ReplayWebhookDto,
  ): Promise<void> {
    await this.replays.one(ctx, session, id, input);
  }

  @Post('webhook-logs/:id/resolution')
  @HttpCode(204)
  @ApiOperation({ summary: 'Marks a webhook as needing nothing more.' })
  @ApiNoContentResponse()
  async resolve(
    @Ctx() ctx: Context,
    @IdInPath() id: string,
    @Body() { note }: ResolveWebhookDto,
  ): Promise<void> {
    await this.replays.resolve(ctx, id, note);
  }

  @Get('webhook-replays')
  @Header('cache-control', 'no-store')
  @ApiOperation({ summary: 'The latest replays of many webhooks, with their progress.' })
  @ApiOkResponse({ type: ReplaysDto })
  async latest(): Promise<ReplaysDto> {
    return { items: await this.replays.latest() };
  }

  @Get('webhook-replays/count')
  @Header('cache-control', 'no-store')
  @ApiOperation({ summary: 'How many webhooks a replay would process.' })
  @ApiOkResponse({ type: CountedWebhooksDto })
  async count(@Ctx() ctx: Context, @Query() asked: ReplayFilterDto): Promise<CountedWebhooksDto> {
    const webhooks = await this.replays.count(ctx, asked.platform, filterOf(asked));
    return { webhooks, most: MOST_REPLAYED };
  }

  @Post('webhook-replays')
  @ApiOperation({ summary: 'Processes many stored webhooks again.' })
  @ApiCreatedResponse({ type: StartedReplayDto })
  replayMany(
    @Ctx() ctx: Context,
    @CurrentSession() session: Session,
    @Body() { reason, password, code, expected, ...asked }: ReplayWebhooksDto,
  ): Promise<StartedReplayDto> {
    const wanted = { platformId: asked.platform, filter: filterOf(asked), expected };
    return this.replays.many(ctx, session, wanted, { reason, password, code });
  }
}

/** @throws Problem validation (422): there is no such day */
function filterOf({ provider, result, from, until }: ReplayFilterDto): ReplayFilter {
  const [first, last] = [startOfSaoPauloDay(from), startOfSaoPauloDay(until)];
  if (!first || !last) throw runtimeProblem('validation');
  return {
    provider: provider?.toUpperCase() ?? null,
    states: [result as WebhookState],
    ...{ from: first, until: new Date(last.getTime() + DAY_MS) },
  };
}
