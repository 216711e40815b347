import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiBearerAuth, ApiNoContentResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { ADMIN_PAGE_FLAGS } from '@guiche/access';
import { IdInPath } from '../../../runtime/http/index.js';
import { CurrentSession, RequireSession, type Session } from '../../../runtime/access/index.js';
import { Ctx, type TenantContext } from '../../../runtime/context/index.js';

import { refundProblem } from '../refund-problems.js';
import { RefundByStaff } from '../use-cases/refund-by-staff.js';
import { EndRefundDto, RequestedRefundDto, StaffRefundDto } from './refunds.dto.js';

@ApiTags('admin')
@ApiBearerAuth()
@Controller('api/admin/refunds')
@RequireSession('admin', { flag: ADMIN_PAGE_FLAGS.refunds })
export class RefundsController {
  constructor(private readonly refunds: RefundByStaff) {}

  @Post()
  @HttpCode(200)
  @ApiOperation({
    summary: 'Refunds a payment, items of its order, or an amount. A second request finds the first one.',
  })
  @ApiOkResponse({ type: RequestedRefundDto })
  async request(
    @Ctx() ctx: TenantContext,
    @CurrentSession() session: Session,
    @Body() { payment, amount, refundId, itemIds, ...input }: StaffRefundDto,
  ): Promise<RequestedRefundDto> {
    const part = itemIds ? { itemIds } : amount === undefined ? undefined : { amount, refundId };
    const answer = await this.refunds.refund(ctx, session, payment, { ...input, part });
    if (answer.kind === 'refunded' || answer.kind === 'underWay') return { kind: answer.kind };
    throw refundProblem(answer.kind === 'refused' ? 'refundRefused' : answer.kind);
  }

  @Post(':id/end')
  @HttpCode(204)
  @ApiOperation({ summary: 'Ends a refund without a result, as the records of the provider show it.' })
  @ApiNoContentResponse()
  async end(
    @Ctx() ctx: TenantContext,
    @CurrentSession() session: Session,
    @IdInPath() id: string,
    @Body() { returned, ...input }: EndRefundDto,
  ): Promise<void> {
    const answer = await this.refunds.end(ctx, session, id, { ...input, isReturned: returned });
    if (answer.kind === 'notUnderWay') throw refundProblem('refundNotOpen');
    if (answer.kind === 'toldStill') throw refundProblem('refundStillTold');
    if (answer.kind === 'otherwise') throw refundProblem('refundContradicted');
  }
}
