import { Body, Controller, Get, HttpCode, Post } from '@nestjs/common';
import { ApiBearerAuth, ApiNoContentResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { CurrentSession, RequireSession, type Session } from '../../../runtime/access/index.js';
import { Ctx, type TenantContext } from '../../../runtime/context/index.js';
import { IdInPath } from '../../../runtime/http/index.js';
import type { BulkResult } from '../../../runtime/lists/index.js';
import { DecideRefund } from '../use-cases/decide-refund.js';
import { ShowRefundRequest } from '../use-cases/show-refund-request.js';
import { GrantRefundsDto, RetryRefundDto, ShownRefundRequestDto } from './own-refund-requests.dto.js';

/** What sellers do with requests of buyers for their money. A single one is decided at its sale. */
@ApiTags('platform')
@ApiBearerAuth()
@Controller('api/platform/refund-requests')
@RequireSession('seller', { forMembers: 'sales' })
export class OwnRefundRequestsController {
  constructor(
    private readonly shown: ShowRefundRequest,
    private readonly decisions: DecideRefund,
  ) {}

  @Get(':id')
  @ApiOperation({ summary: 'A request, and what granting it takes from each party.' })
  @ApiOkResponse({ type: ShownRefundRequestDto })
  show(
    @Ctx() ctx: TenantContext,
    @CurrentSession() session: Session,
    @IdInPath() id: string,
  ): Promise<ShownRefundRequestDto> {
    return this.shown.show(ctx, session, id);
  }

  @Post('bulk/grant')
  @HttpCode(200)
  @ApiOperation({ summary: 'Grants several open requests, all or none; each is given back soon after.' })
  @ApiOkResponse({
    schema: { type: 'object', required: ['done'], properties: { done: { type: 'integer' } } },
  })
  grantSelected(
    @Ctx() ctx: TenantContext,
    @CurrentSession() session: Session,
    @Body() selected: GrantRefundsDto,
  ): Promise<BulkResult> {
    return this.decisions.grantSelected(ctx, session, selected);
  }

  @Post(':id/retry')
  @HttpCode(204)
  @ApiOperation({ summary: 'Has the provider asked again about a request that failed.' })
  @ApiNoContentResponse()
  async retry(
    @Ctx() ctx: TenantContext,
    @CurrentSession() session: Session,
    @IdInPath() id: string,
    @Body() input: RetryRefundDto,
  ): Promise<void> {
    await this.decisions.retry(ctx, session, id, input);
  }
}
